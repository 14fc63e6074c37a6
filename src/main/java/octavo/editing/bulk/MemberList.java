package octavo.editing.bulk;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.latex.LaTeX;
import octavo.names.BibNameList;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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

    /// The text of a list with another member in place of one, however it is written in LaTeX. The
    /// other members and what separates them stay as written; the new one stands there once.
    ///
    /// @param newMember nothing removes the member
    /// @return empty if the list does not have the member
    static Optional<String> replaceMember(
            String fieldName, String listText, String member, String newMember) {
        String soughtText = LaTeX.toUnicode(member).strip();
        return isJoinedByAnd(kindOf(fieldName))
                ? of(fieldName, listText).replaceMember(soughtText, newMember)
                : replaceBetween(
                        kindOf(fieldName).separatorCharacters(), listText, soughtText, newMember);
    }

    private static boolean isMember(String writtenMember, String soughtText) {
        return !writtenMember.isBlank()
                && LaTeX.toUnicode(writtenMember).strip().equals(soughtText);
    }

    private Optional<String> replaceMember(String soughtText, String newMember) {
        List<String> newMembers =
                members.stream()
                        .map(listMember ->
                                isMember(listMember, soughtText) ? newMember : listMember)
                        .filter(listMember -> !listMember.isEmpty())
                        .toList();
        boolean isThere = members.stream().anyMatch(listMember -> isMember(listMember, soughtText));
        return isThere
                ? Optional.of(new MemberList(newMembers, memberSeparator, hasOthers).toText())
                : Optional.empty();
    }

    private static Optional<String> replaceBetween(
            String separatorCharacters, String listText, String soughtText, String newMember) {
        boolean isThere = false;
        Set<String> seenMembers = new HashSet<>();
        StringBuilder newText = new StringBuilder();
        Matcher memberMatcher =
                Pattern.compile("([%1$s]?)([^%1$s]*)".formatted(separatorCharacters))
                        .matcher(listText);
        while (memberMatcher.find()) {
            String writtenMember = memberMatcher.group(2);
            boolean isSought = isMember(writtenMember, soughtText);
            String keptMember =
                    isSought
                            ? writtenMember.replace(writtenMember.strip(), newMember)
                            : writtenMember;
            isThere |= isSought;
            boolean isRepeated =
                    !writtenMember.isBlank()
                            && !seenMembers.add(keptMember.strip())
                            && keptMember.strip().equals(newMember);
            if (!(isSought && newMember.isEmpty()) && !isRepeated) {
                newText.append(newText.isEmpty() ? "" : memberMatcher.group(1)).append(keptMember);
            }
        }
        return isThere ? Optional.of(newText.toString().strip()) : Optional.empty();
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
