package octavo.importer;

/// A line of a tagged format, with the lines that continue it.
///
/// @param tag as written
/// @param value with line ends where the source has them
/// @param number where the line is, from 1
record TaggedLine(String tag, String value, int number) {}
