package octavo.cv.configuration;

import java.util.Optional;

/// What stands between the members of a list, other than names.
///
/// @param linkSeparator between the links of an entry
/// @param keywordSeparator between its keywords
/// @param markSeparator between the marks of a name
/// @param legendSeparator between the meanings of marks
/// @param entrySeparator between entries in text and Markdown; empty for what is usual there
public record ListSeparators(
        String linkSeparator,
        String keywordSeparator,
        String markSeparator,
        String legendSeparator,
        Optional<String> entrySeparator) {
    public static final ListSeparators USUAL =
            new ListSeparators(" · ", ", ", "", ", ", Optional.empty());

    static ListSeparators readSeparators(JsonMembers members) {
        ListSeparators separators =
                new ListSeparators(
                        members.textValue("links", USUAL.linkSeparator()),
                        members.textValue("keywords", USUAL.keywordSeparator()),
                        members.textValue("marks", USUAL.markSeparator()),
                        members.textValue("legend", USUAL.legendSeparator()),
                        members.hasMember("entries")
                                ? Optional.of(members.textValue("entries", ""))
                                : Optional.empty());
        members.reportUnknown();
        return separators;
    }
}
