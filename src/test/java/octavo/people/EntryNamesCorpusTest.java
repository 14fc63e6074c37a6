package octavo.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.fields.FieldCatalogue;
import octavo.library.Library;
import octavo.names.AuthorField;
import octavo.names.AuthorList;
import octavo.names.ListEdit;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/// Edits of every list of names in real files, and their inverses.
class EntryNamesCorpusTest {
    private static final int EDITS = 4;

    private int lists;
    private int changed;
    private int refused;

    @Test
    @Tag(Sample.TAG)
    void editsAndTheirInversesBringEveryByteBack() throws IOException {
        for (Path file : SharedData.corpus()) {
            check(file);
        }
        System.out.printf(
                "%d lists of names, %d entries edited and read back, %d edits refused%n",
                lists, changed, refused);
        assertTrue(changed > lists * 9 / 10, changed + " of " + lists);
    }

    private void check(Path file) throws IOException {
        var library = Library.of(BibParser.parse(Files.readAllBytes(file)));
        var random = new Random(String.valueOf(file.getFileName()).hashCode());
        for (int i = 0; i < library.slots().size(); i++) {
            if (library.slots().get(i).item() instanceof BibEntry entry) {
                for (String field : FieldCatalogue.ROLE_FIELDS) {
                    if (entry.hasField(field)) {
                        lists++;
                        check(library, i, entry, field, random);
                    }
                }
            }
        }
    }

    private void check(Library library, int index, BibEntry entry, String name, Random random) {
        String where = entry.key() + " " + name;
        AuthorField field = EntryNames.of(library, index, entry).nameList(name);
        assertEquals(field.authorList(), AuthorList.parse(field.authorList().text()), where);
        AuthorField now = field;
        for (int i = 0; i < EDITS; i++) {
            now = now.applyEdit(edit(now, random));
        }
        switch (EntryNames.of(library, index, entry).with(now)) {
            case EntryNames.ChangeOutcome.Refused _ -> refused++;
            case EntryNames.ChangeOutcome.Changed(var edited) -> {
                changed++;
                assertEquals(now, EntryNames.of(library, index, edited).nameList(name), where);
            }
        }
    }

    private static ListEdit edit(AuthorField field, Random random) {
        int size = field.authorList().size();
        int place = size == 0 ? 0 : random.nextInt(size);
        int kind = size < 2 ? 0 : random.nextInt(6);
        return switch (kind) {
            case 1 -> new ListEdit.RemoveName(place);
            case 2 -> new ListEdit.MoveName(place, random.nextInt(size));
            case 3 -> new ListEdit.ReplaceName(place, "Wagenlander, Marcel");
            case 4 -> field.markEdit(place, "equal");
            case 5 -> field.noteEdit(place, "affiliation", "Imperial; London");
            default -> field.insertionEdit(size == 0 ? 0 : random.nextInt(size + 1), "Guo Li");
        };
    }
}
