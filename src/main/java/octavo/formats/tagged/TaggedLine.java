package octavo.formats.tagged;

/// A line of a tagged format, with its continuation lines.
///
/// @param tag as written
/// @param value with the source's line breaks
/// @param lineNumber the line number, from 1
public record TaggedLine(String tag, String value, int lineNumber) {}
