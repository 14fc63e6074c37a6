package octavo.editing.bulk;

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
/// @param memberSeparator the separator of members
/// @param hasOthers whether it ends with `and others`
record MemberList(List<String> members, String memberSeparator, boolean hasOthers) {
    private static final String AND = " and ";

    MemberList {
        members = List.copyOf(members);
    }

    static boolean isList(String fieldName) {
        FieldKind kind = kindOf(fieldName);
        return isJoinedByAnd(kind) || !kind.separatorCharacters().isEmpty();
    }

    private static FieldKind kindOf(String fieldName) {
        return FieldCatalogue.kindOf(fieldName.toLowerCase(Locale.ROOT));
    }

    private static boolean isJoinedByAnd(FieldKind kind) {
        return kind == FieldKind.NAMES || kind == FieldKind.LIST;
    }

    /// @param fieldName a list field
    static MemberList of(String fieldName, String listText) {
        if (isJoinedByAnd(kindOf(fieldName))) {
            BibNameList nameList = BibNameList.parse(listText).value();
            List<String> members =
                    nameList.nameSpans().stream()
                            .map(span -> listText.substring(span.start(), span.end()))
                            .toList();
            return new MemberList(members, AND, nameList.hasOthers());
        }
        String separatorCharacters = kindOf(fieldName).separatorCharacters();
        Matcher separatorMatcher =
                Pattern.compile("[" + separatorCharacters + "]\\s*").matcher(listText);
        String memberSeparator = separatorMatcher.find() ? separatorMatcher.group() : ", ";
        List<String> members =
                Arrays.stream(listText.split("[" + separatorCharacters + "]", -1))
                        .map(String::strip)
                        .filter(listMember -> !listMember.isEmpty())
                        .toList();
        return new MemberList(members, memberSeparator, false);
    }

    boolean hasMember(String member) {
        return members.contains(member);
    }

    MemberList withoutMember(String member) {
        return new MemberList(
                members.stream().filter(listMember -> !listMember.equals(member)).toList(),
                memberSeparator,
                hasOthers);
    }

    /// The text of such a list with a member appended.
    String addMember(String listText, String member) {
        return hasOthers
                ? joinMembers() + memberSeparator + member + memberSeparator + "others"
                : listText.stripTrailing() + memberSeparator + member;
    }

    private String joinMembers() {
        return String.join(memberSeparator, members);
    }

    String toText() {
        return hasOthers ? joinMembers() + memberSeparator + "others" : joinMembers();
    }
}
