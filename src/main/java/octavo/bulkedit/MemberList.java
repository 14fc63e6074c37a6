package octavo.bulkedit;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.names.BibNameList;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The members of a list value, such as keywords or names, as written.
///
/// @param joint the separator of members
/// @param others whether it ends with `and others`
record MemberList(List<String> members, String joint, boolean others) {
    private static final String AND = " and ";

    MemberList {
        members = List.copyOf(members);
    }

    static boolean isList(String field) {
        FieldKind kind = kind(field);
        return isJoinedByAnd(kind) || !kind.separators().isEmpty();
    }

    private static FieldKind kind(String field) {
        return FieldCatalogue.kind(field.toLowerCase(Locale.ROOT));
    }

    private static boolean isJoinedByAnd(FieldKind kind) {
        return kind == FieldKind.NAMES || kind == FieldKind.LIST;
    }

    /// @param field a list field
    static MemberList of(String field, String text) {
        if (isJoinedByAnd(kind(field))) {
            BibNameList names = BibNameList.parse(text).value();
            List<String> members =
                    names.spans().stream()
                            .map(span -> text.substring(span.start(), span.end()))
                            .toList();
            return new MemberList(members, AND, names.others());
        }
        String separators = kind(field).separators();
        Matcher separator = Pattern.compile("[" + separators + "]\\s*").matcher(text);
        String joint = separator.find() ? separator.group() : ", ";
        List<String> members =
                Arrays.stream(text.split("[" + separators + "]", -1))
                        .map(String::strip)
                        .filter(each -> !each.isEmpty())
                        .toList();
        return new MemberList(members, joint, false);
    }

    boolean has(String member) {
        return members.contains(member);
    }

    MemberList without(String member) {
        return new MemberList(
                members.stream().filter(each -> !each.equals(member)).toList(), joint, others);
    }

    /// The text of such a list with a member appended.
    String added(String text, String member) {
        return others
                ? joined() + joint + member + joint + "others"
                : text.stripTrailing() + joint + member;
    }

    private String joined() {
        return String.join(joint, members);
    }

    String text() {
        return others ? joined() + joint + "others" : joined();
    }
}
