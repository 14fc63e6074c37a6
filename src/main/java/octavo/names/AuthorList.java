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

    public static AuthorList parse(String raw) {
        var names = new ArrayList<String>();
        var gaps = new ArrayList<String>();
        var found = NameSeparators.spans(raw);
        int at = 0;
        for (int i = 0; i < found.size(); i++) {
            Span span = BibNameList.stripped(raw, found.get(i));
            boolean last = i == found.size() - 1;
            if (!span.isEmpty() && !(last && BibNameList.saysOthers(raw, span))) {
                gaps.add(raw.substring(at, span.start()));
                names.add(raw.substring(span.start(), span.end()));
                at = span.end();
            }
        }
        gaps.add(raw.substring(at));
        return new AuthorList(names, gaps);
    }

    public int size() {
        return names.size();
    }

    /// Whether it ends with `and others`.
    public boolean others() {
        return BibNameList.parse(gaps.getLast()).value().others();
    }

    public String text() {
        var text = new StringBuilder(gaps.getFirst());
        for (int i = 0; i < names.size(); i++) {
            text.append(names.get(i)).append(gaps.get(i + 1));
        }
        return text.toString();
    }

    /// The separator between a new name and its neighbour: the one used between others. The first
    /// name has no neighbour.
    public String usualGap() {
        return names.isEmpty() ? "" : names.size() > 1 ? gaps.get(1) : AND;
    }

    AuthorList replacing(int at, String name) {
        var changed = new ArrayList<>(names);
        changed.set(at, name);
        return new AuthorList(changed, gaps);
    }

    /// Gaps stay where they are, so that lines still break at the same places.
    AuthorList moving(int from, int to) {
        var changed = new ArrayList<>(names);
        changed.add(to, changed.remove(from));
        return new AuthorList(changed, gaps);
    }

    /// A name and the gap after it, or at the last place the gap before it.
    AuthorList inserting(int at, String name, String gap) {
        var changed = new ArrayList<>(names);
        var changedGaps = new ArrayList<>(gaps);
        changedGaps.add(at == names.size() ? at : at + 1, gap);
        changed.add(at, name);
        return new AuthorList(changed, changedGaps);
    }

    AuthorList removing(int at) {
        var changed = new ArrayList<>(names);
        var changedGaps = new ArrayList<>(gaps);
        changedGaps.remove(gapOf(at));
        changed.remove(at);
        return new AuthorList(changed, changedGaps);
    }

    /// The gap that is inserted or removed with a name.
    int gapOf(int at) {
        return at == names.size() - 1 ? at : at + 1;
    }

    AuthorList ending(String tail) {
        var changed = new ArrayList<>(gaps);
        changed.set(changed.size() - 1, tail);
        return new AuthorList(names, changed);
    }
}
