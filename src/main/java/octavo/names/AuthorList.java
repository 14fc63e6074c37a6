package octavo.names;

import octavo.names.BibNameList.NameSeparators;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;

/// The text of a field such as `author`, as names and the text around them: whitespace, the `and`s,
/// and perhaps a final `and others`. For every string `s`, `parse(s).text()` equals `s`.
///
/// @param names each name as written
/// @param gaps the text before the first name, between each two, and after the last
public record AuthorList(List<String> names, List<String> gaps) {
    private static final String AND = " and ";

    public AuthorList {
        names = List.copyOf(names);
        gaps = List.copyOf(gaps);
        if (gaps.size() != names.size() + 1) {
            throw new IllegalArgumentException(names.size() + " names, " + gaps.size() + " gaps");
        }
    }

    public static AuthorList parse(String fieldText) {
        var names = new ArrayList<String>();
        var gaps = new ArrayList<String>();
        var foundSpans = NameSeparators.splitAtAnd(fieldText);
        int copiedLength = 0;
        for (int i = 0; i < foundSpans.size(); i++) {
            Span nameSpan = BibNameList.stripSpan(fieldText, foundSpans.get(i));
            boolean isLast = i == foundSpans.size() - 1;
            if (!nameSpan.isEmpty() && !(isLast && BibNameList.isOthers(fieldText, nameSpan))) {
                gaps.add(fieldText.substring(copiedLength, nameSpan.start()));
                names.add(fieldText.substring(nameSpan.start(), nameSpan.end()));
                copiedLength = nameSpan.end();
            }
        }
        gaps.add(fieldText.substring(copiedLength));
        return new AuthorList(names, gaps);
    }

    public int size() {
        return names.size();
    }

    /// Whether it ends with `and others`.
    public boolean hasOthers() {
        return BibNameList.parse(gaps.getLast()).value().hasOthers();
    }

    public String text() {
        var joinedText = new StringBuilder(gaps.getFirst());
        for (int i = 0; i < names.size(); i++) {
            joinedText.append(names.get(i)).append(gaps.get(i + 1));
        }
        return joinedText.toString();
    }

    /// The separator between a new name and its neighbour: the one used between others. The first
    /// name has no neighbour.
    public String usualGap() {
        return names.isEmpty() ? "" : names.size() > 1 ? gaps.get(1) : AND;
    }

    AuthorList withNameReplaced(int nameIndex, String newName) {
        var changedNames = new ArrayList<>(names);
        changedNames.set(nameIndex, newName);
        return new AuthorList(changedNames, gaps);
    }

    /// Gaps stay where they are, so that lines still break at the same places.
    AuthorList withNameMoved(int fromIndex, int toIndex) {
        var changedNames = new ArrayList<>(names);
        changedNames.add(toIndex, changedNames.remove(fromIndex));
        return new AuthorList(changedNames, gaps);
    }

    /// A name and the gap after it, or at the last place the gap before it.
    AuthorList withNameInserted(int nameIndex, String newName, String gap) {
        var changedNames = new ArrayList<>(names);
        var changedGaps = new ArrayList<>(gaps);
        changedGaps.add(nameIndex == names.size() ? nameIndex : nameIndex + 1, gap);
        changedNames.add(nameIndex, newName);
        return new AuthorList(changedNames, changedGaps);
    }

    AuthorList withNameRemoved(int nameIndex) {
        var changedNames = new ArrayList<>(names);
        var changedGaps = new ArrayList<>(gaps);
        changedGaps.remove(gapIndexOf(nameIndex));
        changedNames.remove(nameIndex);
        return new AuthorList(changedNames, changedGaps);
    }

    /// The gap that is inserted or removed with a name.
    int gapIndexOf(int nameIndex) {
        return nameIndex == names.size() - 1 ? nameIndex : nameIndex + 1;
    }

    AuthorList withEnding(String ending) {
        var changedGaps = new ArrayList<>(gaps);
        changedGaps.set(changedGaps.size() - 1, ending);
        return new AuthorList(names, changedGaps);
    }
}
