package octavo.gui.sidebar;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.latex.LaTeX;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Renames or removes a member of a list field, such as a tag, wherever it is. The other members
/// and what separates them stay as written, and so does a value that uses an `@string`.
public final class MemberEdits {
    private static final Pattern MEMBER = Pattern.compile("([,;]?)([^,;]*)");

    private MemberEdits() {}

    /// Replaces a member in all entries.
    ///
    /// @param newMember nothing removes it
    /// @return empty if no entry changes
    public static Optional<Edit> replaceMember(
            Library library, String fieldName, String member, String newMember) {
        List<Edit> edits = new ArrayList<>();
        for (Slot slot : library.slots()) {
            if (slot.item() instanceof BibEntry entry) {
                replaceMember(entry, fieldName, member, LaTeX.escapeText(newMember))
                        .ifPresent(
                                changed -> edits.add(library.replaceEntry(slot.number(), changed)));
            }
        }
        return edits.isEmpty() ? Optional.empty() : Optional.of(new Edit.EditBatch(edits));
    }

    /// Whether a field has its text from an `@string`, so that its members are not edited here.
    public static boolean usesString(BibEntry entry, String fieldName) {
        return entry.value(fieldName).stream()
                .flatMap(value -> value.parts().stream())
                .anyMatch(BibValue.MacroPart.class::isInstance);
    }

    /// @param newMember in file syntax; nothing removes it
    /// @return empty if the entry does not have the member
    static Optional<BibEntry> replaceMember(
            BibEntry entry, String fieldName, String member, String newMember) {
        Optional<String> list =
                entry.value(fieldName)
                        .filter(_ -> !usesString(entry, fieldName))
                        .map(value -> value.expandedText(_ -> Optional.empty()));
        if (list.isEmpty()) {
            return Optional.empty();
        }
        boolean isThere = false;
        Set<String> seenMembers = new LinkedHashSet<>();
        StringBuilder rest = new StringBuilder();
        Matcher matcher = MEMBER.matcher(list.get());
        while (matcher.find()) {
            String written = matcher.group(2);
            boolean isSought = LaTeX.toUnicode(written).strip().equals(member);
            String after =
                    isSought && !written.isBlank()
                            ? written.replace(written.strip(), newMember)
                            : written;
            isThere |= isSought && !written.isBlank();
            boolean isRepeated =
                    !written.isBlank()
                            && !seenMembers.add(after.strip())
                            && after.strip().equals(newMember);
            if (!(isSought && newMember.isEmpty()) && !isRepeated) {
                rest.append(rest.isEmpty() ? "" : matcher.group(1)).append(after);
            }
        }
        String text = rest.toString().strip();
        return !isThere
                ? Optional.empty()
                : text.isEmpty()
                        ? entry.withoutField(fieldName)
                        : entry.delimitedValue(fieldName, text)
                                .flatMap(value -> entry.withValue(fieldName, value));
    }
}
