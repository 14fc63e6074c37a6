package octavo.bibliometrics;

/// A line between two points of a picture, by their numbers.
///
/// @param weight how strongly it holds them together, at least 1
public record PointLink(int from, int to, int weight) {}
