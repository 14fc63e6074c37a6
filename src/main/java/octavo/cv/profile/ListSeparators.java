package octavo.cv.profile;

import java.util.Optional;

/// What stands between the members of a list, other than names.
///
/// @param links between the links of an entry
/// @param keywords between its keywords
/// @param marks between the marks of a name
/// @param legend between the meanings of marks
/// @param entries between entries in text and Markdown; empty for what is usual there
public record ListSeparators(
        String links, String keywords, String marks, String legend, Optional<String> entries) {
    public static final ListSeparators USUAL =
            new ListSeparators(" · ", ", ", "", ", ", Optional.empty());

    static ListSeparators read(JsonMembers members) {
        ListSeparators read =
                new ListSeparators(
                        members.text("links", USUAL.links()),
                        members.text("keywords", USUAL.keywords()),
                        members.text("marks", USUAL.marks()),
                        members.text("legend", USUAL.legend()),
                        members.has("entries")
                                ? Optional.of(members.text("entries", ""))
                                : Optional.empty());
        members.done();
        return read;
    }
}
