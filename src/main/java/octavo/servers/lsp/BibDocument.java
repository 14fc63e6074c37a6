package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.check.CheckCatalogue;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.cslreferences.TitlePreference;
import octavo.fields.FieldCatalogue;
import octavo.library.Library;
import octavo.library.Work;
import octavo.paperprojects.CheckRules;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;
import octavo.retractions.RetractionTable;
import octavo.sidecar.SidecarFile;
import octavo.text.Span;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A `.bib` in an editor: the library that its text is, and where in the text things are.
final class BibDocument {
    private static final Pattern KEY_TEXT = Pattern.compile("[^,\\s\"{}]+");

    private final EditorDocument editorDocument;
    private final Library library;

    /// Where each item begins in the text; at the end, where the text ends.
    private final int[] slotStarts;

    /// A key in the text, and what it stands for there.
    record KeyPlace(String key, Span keySpan, boolean isEntry) {}

    BibDocument(EditorDocument document) {
        this.editorDocument = document;
        this.library =
                TitlePreference.applyTo(
                        Library.of(BibParser.parse(document.text())), document.path());
        this.slotStarts = slotStarts(library);
    }

    static int[] slotStarts(Library library) {
        int[] starts = new int[library.slots().size() + 1];
        for (int i = 0; i + 1 < starts.length; i++) {
            starts[i + 1] = starts[i] + library.slots().get(i).item().slice().text().length();
        }
        return starts;
    }

    EditorDocument document() {
        return editorDocument;
    }

    Library library() {
        return library;
    }

    /// What the checks find in it, as the owner of the library has decided.
    List<Problem> problems(RetractionTable knownNotices) {
        Path path = editorDocument.path();
        CheckDecisions decisions =
                CheckDecisions.of(SidecarFile.loadFor(path).content())
                        .withNotices(knownNotices)
                        .withReceipts(receipts())
                        .inProject(CheckRules.severitiesFor(Optional.of(path)));
        return CheckCatalogue.allProblems(library, decisions);
    }

    /// Who has confirmed its values.
    LibraryReceipts receipts() {
        return ReceiptFile.loadForCheck(editorDocument.path());
    }

    /// Where an item is.
    Span spanOf(int item) {
        return new Span(slotStarts[item], slotStarts[item + 1]);
    }

    /// Where a part of an item is, which is given in bytes.
    Span spanOf(int item, Span part) {
        BibItem it = library.slots().get(item).item();
        int length = it.slice().length();
        int start = characters(it, Math.min(part.start(), length));
        int end = characters(it, Math.min(part.end(), length));
        return new Span(slotStarts[item] + start, slotStarts[item] + end);
    }

    private static int characters(BibItem item, int bytes) {
        return item.slice().text(new Span(0, bytes)).length();
    }

    /// The item at an offset.
    int itemAt(int offset) {
        int found = java.util.Arrays.binarySearch(slotStarts, offset);
        int item = found >= 0 ? found : -found - 2;
        return Math.clamp(item, 0, Math.max(0, slotStarts.length - 2));
    }

    /// The key at an offset: that of an entry, or one by which an entry names another.
    Optional<KeyPlace> keyAt(int offset) {
        if (library.slots().isEmpty()) {
            return Optional.empty();
        }
        return keys(itemAt(offset)).stream()
                .filter(key -> key.keySpan().start() <= offset && offset <= key.keySpan().end())
                .findFirst();
    }

    /// All places of a key.
    List<KeyPlace> keyPlaces(String key) {
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
                keys.add(new KeyPlace(entry.key(), spanOf(item, entry.keySpan()), true));
            }
            for (int i = 0; i < entry.fieldCount(); i++) {
                if (FieldCatalogue.kindOf(entry.fieldName(i)).isReference()) {
                    addNamed(spanOf(item, entry.valueSpan(i)), keys);
                }
            }
        }
        return keys;
    }

    private void addNamed(Span value, List<KeyPlace> keys) {
        Matcher key = KEY_TEXT.matcher(editorDocument.text().substring(value.start(), value.end()));
        while (key.find()) {
            Span where = new Span(key.start(), key.end()).shiftedBy(value.start());
            keys.add(new KeyPlace(key.group(), where, false));
        }
    }

    Optional<Work> workWithKey(String key) {
        return library.workWithKey(key);
    }
}
