package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.check.Check;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.fields.FieldCatalogue;
import octavo.library.Library;
import octavo.library.Work;
import octavo.sidecar.SidecarFile;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A `.bib` in an editor: the library that its text is, and where in the text things are.
final class BibDocument {
    private static final Pattern KEY = Pattern.compile("[^,\\s\"{}]+");

    private final EditorDocument document;
    private final Library library;

    /// Where each item begins in the text; at the end, where the text ends.
    private final int[] starts;

    /// A key in the text, and what it stands for there.
    record KeyPlace(String key, Span where, boolean isEntry) {}

    BibDocument(EditorDocument document) {
        this.document = document;
        this.library = Library.of(BibParser.parse(document.text()));
        this.starts = starts(library);
    }

    static int[] starts(Library library) {
        int[] starts = new int[library.slots().size() + 1];
        for (int i = 0; i + 1 < starts.length; i++) {
            starts[i + 1] = starts[i] + library.slots().get(i).item().slice().text().length();
        }
        return starts;
    }

    EditorDocument document() {
        return document;
    }

    Library library() {
        return library;
    }

    /// What the checks find in it, as the owner of the library has decided.
    List<Problem> problems() {
        SidecarFile beside = SidecarFile.loadFor(document.path());
        return Check.allProblems(library, CheckDecisions.of(beside.content()));
    }

    /// Where an item is.
    Span place(int item) {
        return new Span(starts[item], starts[item + 1]);
    }

    /// Where a part of an item is, which is given in bytes.
    Span place(int item, Span part) {
        BibItem it = library.slots().get(item).item();
        int length = it.slice().length();
        int start = characters(it, Math.min(part.start(), length));
        int end = characters(it, Math.min(part.end(), length));
        return new Span(starts[item] + start, starts[item] + end);
    }

    private static int characters(BibItem item, int bytes) {
        return item.slice().text(new Span(0, bytes)).length();
    }

    /// The item at an offset.
    int itemAt(int offset) {
        int found = java.util.Arrays.binarySearch(starts, offset);
        int item = found >= 0 ? found : -found - 2;
        return Math.clamp(item, 0, Math.max(0, starts.length - 2));
    }

    /// The key at an offset: that of an entry, or one by which an entry names another.
    Optional<KeyPlace> keyAt(int offset) {
        if (library.slots().isEmpty()) {
            return Optional.empty();
        }
        return keys(itemAt(offset)).stream()
                .filter(key -> key.where().start() <= offset && offset <= key.where().end())
                .findFirst();
    }

    /// All places of a key.
    List<KeyPlace> places(String key) {
        List<KeyPlace> places = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            keys(i).stream().filter(it -> it.key().equals(key)).forEach(places::add);
        }
        return places;
    }

    private List<KeyPlace> keys(int item) {
        List<KeyPlace> keys = new ArrayList<>();
        if (library.slots().get(item).item() instanceof BibEntry entry) {
            if (!entry.keySpan().isEmpty()) {
                keys.add(new KeyPlace(entry.key(), place(item, entry.keySpan()), true));
            }
            for (int i = 0; i < entry.fieldCount(); i++) {
                if (FieldCatalogue.kindOf(entry.fieldName(i)).isReference()) {
                    addNamed(place(item, entry.valueSpan(i)), keys);
                }
            }
        }
        return keys;
    }

    private void addNamed(Span value, List<KeyPlace> keys) {
        Matcher key = KEY.matcher(document.text().substring(value.start(), value.end()));
        while (key.find()) {
            Span where = new Span(key.start(), key.end()).shiftedBy(value.start());
            keys.add(new KeyPlace(key.group(), where, false));
        }
    }

    Optional<Work> work(String key) {
        return library.indexOfKey(key).flatMap(library::workAt);
    }
}
