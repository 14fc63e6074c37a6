package octavo.importer;

/// A line of a tagged format, with the lines that continue it.
///
/// @param tag as written
/// @param number where the line is, from 1
record TaggedLine(String tag, String value, int number) {
    TaggedLine continued(String more) {
        String text = more.strip();
        return text.isEmpty()
                ? this
                : new TaggedLine(tag, value.isEmpty() ? text : value + "\n" + text, number);
    }
}
