package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.BibDialect;
import octavo.library.InheritedField;
import octavo.library.Library;
import octavo.people.EntryNames;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

class EditorModelTest {
    private static final String ENTRY =
            "@Article{knuth, title = {The {\\TeX}book}, note = \"quoted\", year = 1984,"
                    + " month = 10 # \"~\" # jan, date = nov, NOTE = {again}}";

    private final List<String> labels = new ArrayList<>();
    private final Map<String, InheritedField> parent = new HashMap<>();
    private BibEntry entry = BibEntry.parse(ENTRY).orElseThrow();
    private final EditorModel model =
            new EditorModel(
                    new BackgroundTasks(Runnable::run, Runnable::run),
                    new EditorModel.EditorHost(
                            this::take,
                            () -> BibDialect.BIBTEX,
                            (_, field) -> Optional.ofNullable(parent.get(field)),
                            (_, it) -> EntryNames.of(Library.empty(), 0, it),
                            (_, cleanUp) -> labels.add(cleanUp),
                            (kind, _, everywhere) -> labels.add(kind + everywhere),
                            (_, fieldNames) -> labels.add("accept " + fieldNames)));

    EditorModelTest() {
        model.showEntry(0, Optional.of(entry));
    }

    private void take(EditorModel.EntryChange change) {
        labels.add(change.stepLabel());
        entry = change.changedEntry();
        model.showEntry(change.slot(), Optional.of(entry));
    }

    private FieldModel field(String id) {
        return model.fieldModels().stream()
                .filter(field -> field.fieldLine().lineId().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private void edit(String id, String text) {
        field(id).textProperty().set(text);
        field(id).commit();
    }

    private void show(int slot, String source) {
        model.showEntry(slot, BibEntry.parse(source));
    }

    @ParameterizedTest(name = "{0} as [{1}]")
    @CsvSource({
        "field-note, ' new ', 'note = \"new\"'",
        "field-title, ' { }The  end ', 'title = {{ }The  end}'",
        "field-doi, ' 10.1/x ', 'doi = {10.1/x}'",
        "entry-key, ' k ', '@Article{k,'",
        "field-url, '\thttps://example.org/a ', 'url = {https://example.org/a}'"
    })
    void blanksAroundWhatIsTypedAreNotWritten(String line, String typed, String written) {
        model.addField(line.replace("field-", ""));
        edit(line, typed);
        assertTrue(entry.text().contains(written), entry.text());
        assertEquals(1, labels.size());
    }

    @Test
    void aBlankThatTheFileHasStaysUnlessItsTextIsChanged() {
        String source = "@misc{k, title = { A }, url = { https://a.org }}";
        show(0, source);
        entry = BibEntry.parse(source).orElseThrow();
        field("field-url").commit();
        edit("field-title", "A ");
        assertEquals("A", field("field-title").textProperty().get());
        assertEquals(List.of(), labels);
        edit("field-url", " https://a.org/b ");
        assertEquals("@misc{k, title = { A }, url = {https://a.org/b}}", entry.text());
    }

    @Test
    void aLineThatAnotherEntryHasTooIsUsedAgainWithoutWhatItSaidOfTheFirst() {
        show(1, "@misc{one, title = {First}, note = {N}, author = {A, Ann}}");
        FieldModel title = field("field-title");
        FieldModel author = field("field-author");
        title.showProblems(
                List.of(new FieldProblem("field-title", "kind", "bad", Optional.empty(), false)));
        show(2, "@misc{two, note = {M}, title = {Second}, author = {B, Bob}}");
        assertSame(title, field("field-title"));
        assertEquals("Second", title.textProperty().get());
        assertEquals(List.of(), title.marksProperty().get());
        assertNotSame(author, field("field-author"));
    }

    @Test
    void aLineThatKeepsWhatWasRefusedIsNotUsedForAnotherEntry() {
        show(1, "@misc{one, title = {First}}");
        FieldModel title = field("field-title");
        title.textProperty().set("}{");
        show(2, "@misc{two, title = {Second}}");
        assertEquals("Second", field("field-title").textProperty().get());
        show(1, "@misc{one, title = {First}}");
        assertSame(title, field("field-title"));
        assertEquals("}{", title.textProperty().get());
    }

    @Test
    void theFormHasTypeKeyTheUsualFieldsAndTheOthersInTheOrderOfTheFile() {
        assertEquals(
                List.of(
                        "Type", "Key", "author", "title", "journal", "year", "date", "volume",
                        "number", "pages", "doi", "note", "month", "NOTE"),
                model.fieldModels().stream().map(field -> field.fieldLine().fieldLabel()).toList());
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    field-title | A B            | title = {A B},
                    field-title | ``             | title = {},
                    field-note  | other          | note = "other",
                    field-note  | a "b" c        | note = {a "b" c},
                    field-year  | 1985           | year = 1985,
                    field-year  | to appear      | year = {to appear},
                    field-month | 11 # "~" # feb | month = 11 # "~" # feb,
                    field-month | feb            | month = feb,
                    field-month | {May} # may    | month = {May} # may,
                    field-date  | dec            | date = dec,
                    entry-key   | other          | @Article{other,
                    entry-type  | misc           | @misc{knuth,
                    """)
    void anEditKeepsTheWayTheValueIsWritten(String id, String text, String expected) {
        edit(id, text);
        assertTrue(entry.text().contains(expected), entry.text());
        assertEquals(1, labels.size());
        assertEquals("", field(id).problemProperty().get());
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    field-title | {
                    field-title | }{
                    field-note  | a } b
                    field-year  | 19{
                    field-month | ``
                    field-month | jan #
                    field-month | jan feb
                    field-month | {a} {b}
                    field-month | {a
                    field-month | "a
                    field-date  | a,b
                    entry-key   | ``
                    entry-key   | a,b
                    entry-key   | a}
                    entry-type  | ``
                    entry-type  | a b
                    """)
    void whatTheEntryCannotTakeStaysInTheFieldWithTheReason(String id, String text) {
        edit(id, text);
        assertEquals(ENTRY, entry.text());
        assertEquals(List.of(), labels);
        assertEquals(text, field(id).textProperty().get());
        assertFalse(field(id).problemProperty().get().isEmpty());
        assertFalse(model.refusedTexts().isEmpty());
    }

    @Test
    void aRefusedTextIsStillThereAfterLookingAtAnotherEntry() {
        edit("field-title", "{");
        model.showEntry(1, BibEntry.parse("@misc{other, title = {T}}"));
        assertFalse(model.refusedTexts().isEmpty());
        assertEquals("T", field("field-title").textProperty().get());
        model.showEntry(0, Optional.of(entry));
        assertEquals("{", field("field-title").textProperty().get());
        assertFalse(field("field-title").problemProperty().get().isEmpty());
        edit("field-title", "{}");
        assertTrue(model.refusedTexts().isEmpty());
    }

    @Test
    void anEditOfOneFieldLeavesARefusedTextInAnother() {
        edit("field-title", "{");
        edit("field-year", "1986");
        assertEquals("{", field("field-title").textProperty().get());
        assertEquals("1986", field("field-year").textProperty().get());
    }

    @Test
    void anUnchangedTextIsNoStep() {
        model.commit();
        assertEquals(List.of(), labels);
    }

    @Test
    void stepsAreNamedByFieldAndKey() {
        edit("field-year", "1985");
        edit("entry-key", "knuth1985");
        assertEquals(List.of("Change year of knuth", "Change key of knuth"), labels);
    }

    @Test
    void anAddedFieldIsOneStepWithItsText() {
        FieldModel added = model.addField(" ABSTRACT ").orElseThrow();
        assertEquals(ENTRY, entry.text());
        added.textProperty().set("Of it");
        added.commit();
        assertTrue(entry.text().contains("abstract = {Of it}"), entry.text());
        assertEquals(List.of("Add abstract to knuth"), labels);
        assertEquals("Of it", field("field-abstract").textProperty().get());
    }

    @Test
    void anAddedFieldLeftEmptyGoesAgain() {
        FieldModel added = model.addField("abstract").orElseThrow();
        added.commit();
        assertFalse(model.fieldModels().contains(added));
        assertEquals(ENTRY, entry.text());
    }

    @Test
    void aUsualFieldIsAddedByItsTextAndRemovedWithoutItsLine() {
        FieldModel doi = field("field-doi");
        doi.commit();
        assertEquals(ENTRY, entry.text());
        assertFalse(doi.isRemovable());
        edit("field-doi", "10.1/2");
        assertTrue(entry.text().contains("doi = {10.1/2}"), entry.text());
        assertSame(doi, field("field-doi"));
        assertTrue(doi.isRemovable());
        model.removeField(doi);
        assertEquals(ENTRY, entry.text());
        assertEquals("", doi.textProperty().get());
        assertEquals(List.of("Add doi to knuth", "Remove doi from knuth"), labels);
    }

    @ParameterizedTest(name = "{0} in {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @article{k}                  | BIBTEX   | author! title! journal! year! volume number pages doi
                    @article{k}                  | BIBLATEX | author! title! journaltitle! date! volume number pages doi
                    @article{k, year = 1}        | BIBLATEX | author! title! journaltitle! year volume number pages doi
                    @book{k, editor = {A}}       | BIBTEX   | editor title! publisher! year! edition isbn
                    @Online{k, eprint = {1}}     | BIBLATEX | author! title! eprint date
                    @odd{k, note = {x}}          | BIBTEX   | note
                    """)
    void whatATypeNeedsComesFirst(String text, BibDialect flavour, String labelled) {
        BibEntry odd = BibEntry.parse(text).orElseThrow();
        String fields =
                EntryFormLines.of(odd, flavour, _ -> Optional.empty()).stream()
                        .skip(2)
                        .map(row ->
                                row.fieldLine().fieldLabel()
                                        + (row.fieldPresence()
                                                        .equals(FieldModel.FieldPresence.MISSED)
                                                ? "!"
                                                : ""))
                        .collect(Collectors.joining(" "));
        assertEquals(labelled, fields);
    }

    @Test
    void aTypedDateIsWrittenAsBibtexHasIt() {
        edit("field-year", "12 March 2023");
        assertTrue(entry.text().contains("year = 2023, month = mar,"), entry.text());
        assertEquals("2023", field("field-year").textProperty().get());
        assertEquals("mar", field("field-month").textProperty().get());
        assertEquals(1, labels.size());
    }

    @Test
    void aTextIsWrittenAsTypedOnRequest() {
        field("field-pages").textProperty().set("123-45");
        assertFalse(field("field-pages").typedReading().hintWords().isEmpty());
        field("field-pages").commitAsTyped();
        assertTrue(entry.text().contains("pages = {123-45}"), entry.text());
    }

    @Test
    void aFieldThatWasNotChangedIsNeverRewritten() {
        show(1, "@misc{one, doi = {https://doi.org/10.1/x}, month = {September}, pages = {1-9}}");
        model.commit();
        assertEquals(List.of(), labels);
        assertEquals(TypedReading.AS_TYPED, field("field-pages").typedReading());
    }

    @Test
    void addingAFieldThatIsThereFindsIt() {
        assertEquals(Optional.of(field("field-title")), model.addField("Title"));
    }

    @ParameterizedTest
    @CsvSource({"a b", "''", "a=b", "'a,b'", "{x}"})
    void aFieldNeedsAName(String name) {
        assertEquals(Optional.empty(), model.addField(name));
    }

    @Test
    void aRemovedFieldIsOneStep() {
        model.removeField(field("field-year"));
        assertFalse(entry.hasField("year"));
        assertEquals(List.of("Remove year from knuth"), labels);
    }

    @Test
    void ofARepeatedFieldOnlyTheFirstCanBeChanged() {
        assertTrue(field("field-note").fieldLine().isEditable());
        assertFalse(field("field-note-2").fieldLine().isEditable());
    }

    @Test
    void lineEndsStayThoseOfTheFile() {
        entry = BibEntry.parse("@misc{k,\r\n  note = {a\r\n  b}\r\n}").orElseThrow();
        model.showEntry(5, Optional.of(entry));
        assertEquals("a b", field("field-note").textProperty().get());
        edit("field-note", "a b\nc");
        assertTrue(entry.text().contains("{a\r\n  b\r\nc}"), entry.text());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            textBlock =
                    """
                    title|A long~        title|A long title|A long titles|A long~        titles
                    title|~  Of  several~\twords~|Of  several words|Of some words|~  Of some~\twords~
                    title|Old~  title|Old title|New|New
                    title|Old~  title|Old title|Old new title|Old~  new title
                    abstract|One~  line.~~  Two.|One line.~~Two.|One line.~~Two!|One~  line.~~  Two!
                    abstract|One~  line.~~  Two.|One line.~~Two.|One line.~Two.|One~  line.~Two.
                    annotation|- one~- two|- one~- two|- one~- 2|- one~- 2
                    annotation|A line as long as an editor makes it before it wraps~it|A line as long as an editor makes it before it wraps it|Short|Short
                    url|http://a~  b|http://a~  b|http://a|http://a
                    """)
    void theLayoutOfTheSourceIsNotShownAndStaysAroundAnEdit(
            String name, String source, String shown, String typed, String after) {
        entry = BibEntry.parse("@misc{k, %s = {%s}}".formatted(name, lines(source))).orElseThrow();
        model.showEntry(5, Optional.of(entry));
        assertEquals(lines(shown), field("field-" + name).textProperty().get());
        String before = entry.text();
        field("field-" + name).commit();
        assertEquals(before, entry.text());
        edit("field-" + name, lines(typed));
        assertEquals("@misc{k, %s = {%s}}".formatted(name, lines(after)), entry.text());
    }

    private static String lines(String text) {
        return text.replace('~', '\n');
    }

    @Test
    void undoneElsewhereTheFormFollows() {
        BibEntry before = entry;
        edit("field-year", "1985");
        model.showEntry(0, Optional.of(before));
        assertEquals("1984", field("field-year").textProperty().get());
    }

    @Test
    void aDamagedEntrySaysThatItIsDamagedAndNotThatTheEncodingLacksLetters() {
        BibFile file =
                BibParser.parse("@misc{bad,\n  title = {Open {B,\n}\n\n@misc{next, title = {N}}\n");
        BibEntry bad = (BibEntry) file.items().getFirst();
        model.showEntry(1, Optional.of(bad));
        edit("field-year", "2001");
        assertEquals(
                "This entry is damaged, so the change would not read back correctly. This value"
                        + " is not closed. Fix that under Source first.",
                field("field-year").problemProperty().get());
        edit("field-year", "{2001");
        assertTrue(field("field-year").problemProperty().get().startsWith("The braces"));
    }

    @Test
    void aPersonWhoseNumberWasRefusedIsKeptWhileOtherEntriesAreLookedAt() {
        String one = "@misc{one, author = {Mai, Luo and Li, Guo}, title = {O}}";
        show(1, one);
        NamesModel names = model.namesModel(field("field-author")).orElseThrow();
        names.personModel().edit(1);
        names.personModel().orcidProperty().set("0000-1");
        model.commit();
        assertFalse(names.problemProperty().get().isEmpty());
        show(2, "@misc{two, author = {B, Bob}}");
        assertEquals(
                List.of(new EditorModel.RefusedText(1, Optional.of("field-author"))),
                model.refusedTexts());
        assertFalse(
                model.namesModel(field("field-author")).orElseThrow().personModel().isChanged());
        show(1, one);
        NamesModel again = model.namesModel(field("field-author")).orElseThrow();
        assertTrue(again.personModel().openProperty().get());
        assertEquals("0000-1", again.personModel().orcidProperty().get());
        assertFalse(again.problemProperty().get().isEmpty());
        assertEquals(1, model.refusedTexts().size());
        again.personModel().close();
        assertEquals(List.of(), model.refusedTexts());
    }

    @Test
    void aFieldThatTheEntryHasFromAnotherIsSaidAndNotMissed() {
        parent.put("booktitle", new InheritedField("osdi", "OSDI"));
        parent.put("date", new InheritedField("osdi", "2020-11"));
        show(1, "@inproceedings{paper, author = {Mai, Luo}, title = {T}, crossref = {osdi}}");
        FieldModel booktitle = field("field-booktitle");
        assertEquals("OSDI (from osdi)", booktitle.presenceProperty().get().promptText());
        assertEquals("", booktitle.textProperty().get());
        assertFalse(booktitle.isRemovable());
        assertEquals(
                "2020-11 (from osdi)", field("field-date").presenceProperty().get().promptText());
        edit("field-booktitle", "Own");
        assertEquals("", booktitle.presenceProperty().get().promptText());
        assertTrue(booktitle.isRemovable());
    }
}
