package octavo.receipts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.duplicates.DistinctPairs;
import octavo.duplicates.MergePlan;
import octavo.editing.keys.KeyFormula;
import octavo.editing.keys.KeyPlan;
import octavo.editing.tidy.CleanUp;
import octavo.editing.tidy.CleanUps;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportPlan;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Work;
import octavo.merge.Merge;
import octavo.merge.MergeResult;
import octavo.receipts.ReceiptSource.AssistantSource;
import octavo.receipts.ReceiptSource.PersonSource;
import octavo.receipts.ReceiptSource.ServiceSource;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/// Changes a library at random, with a model that knows of each value who vouches for it;
/// `-Doctavo.receipts.changes=10000` makes more changes, `-Doctavo.receipts.seed=7` others.
class ReceiptsPropertyTest {
    private static final int CHANGE_COUNT = Integer.getInteger("octavo.receipts.changes", 500);
    private static final int ENTRY_COUNT = 25;
    private static final LocalDate FIRST_DAY = LocalDate.of(2026, 1, 1);
    private static final List<String> FIELDS =
            ReceiptModel.NAMES_BY_FIELD.keySet().stream().sorted().toList();
    private static final List<String> FORMULAS =
            List.of("[auth:lower][year]", "[veryshorttitle][year]", "[auth][shortyear]");

    private final Random random = new Random(Integer.getInteger("octavo.receipts.seed", 53));
    private ReceiptModel model = new ReceiptModel();
    private Library library = Library.empty();
    private LibraryReceipts receipts = LibraryReceipts.EMPTY;
    private Library previousLibrary = library;
    private int nextNumber;

    private String newValue(String field) {
        int number = nextNumber++;
        return switch (field) {
            case "author" -> "Anew%d, Bea and van Zed, Cy".formatted(number);
            case "title" -> "On the {Matter} of w%d and Others".formatted(number);
            case "journal" -> "Journal of w%d".formatted(number);
            case "pages" -> "1%d0--1%d9".formatted(number, number);
            case "doi" -> "10.5555/w" + number;
            case "year" -> String.valueOf(1000 + number % 1000);
            default -> "1" + number;
        };
    }

    /// The same value in another form, perhaps under another name.
    private static String otherForm(String field, String value) {
        return switch (field) {
            case "author" -> "Bea " + value.substring(0, value.indexOf(',')) + " and Cy van Zed";
            case "title" -> value.replace("{", "").replace("}", "").replace(" of ", " {o}f ");
            case "pages" -> value.replace("--", "-");
            case "doi" -> "https://doi.org/" + value;
            default -> value;
        };
    }

    private BibEntry newEntry() {
        StringBuilder text = new StringBuilder("@article{key" + nextNumber++);
        for (String field : FIELDS) {
            String value = newValue(field);
            text.append(",\n  ")
                    .append(choose(ReceiptModel.namesOf(field)))
                    .append(" = {")
                    .append(random.nextBoolean() ? value : otherForm(field, value))
                    .append('}');
        }
        text.append(",\n  note = {entry ").append(nextNumber++).append("}\n}");
        return parse(text.toString());
    }

    private static BibEntry parse(String text) {
        return Library.of(BibParser.parse(text)).workAt(0).orElseThrow().entry();
    }

    private <T> T choose(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private Work anyWork() {
        return choose(Work.allOf(library).toList());
    }

    private int slotOf(Work work) {
        return library.slots().get(work.index()).number();
    }

    private void apply(Edit edit) {
        changeTo(library.applyEdit(edit));
    }

    /// A change that is saved.
    private void changeTo(Library changedLibrary) {
        previousLibrary = library;
        library = changedLibrary;
        receipts = receipts.afterChange(previousLibrary, library);
    }

    private static BibEntry with(BibEntry entry, String field, String value) {
        return ReceiptModel.nameIn(entry, field)
                .flatMap(name -> entry.withValue(name, BibValue.parse("{" + value + "}")))
                .orElse(entry);
    }

    private void editValues(Work work) {
        BibEntry entry = work.entry();
        for (int i = random.nextInt(3); i >= 0; i--) {
            String field = choose(FIELDS);
            entry = with(entry, field, newValue(field));
        }
        apply(library.replaceEntry(slotOf(work), entry));
    }

    /// Renames the entry and gives it another title, in one change.
    private void editTitleAndKey(Work work) {
        BibEntry entry = with(work.entry(), "title", newValue("title"));
        apply(
                library.replaceEntry(
                        slotOf(work), entry.withKey("new" + nextNumber++).orElseThrow()));
    }

    private void editForms(Work work) {
        String field = choose(FIELDS);
        String oldName = ReceiptModel.nameIn(work.entry(), field).orElse(field);
        String newName = choose(ReceiptModel.namesOf(field));
        String text = work.entry().text();
        apply(
                library.replaceEntry(
                        slotOf(work),
                        parse(text.replaceFirst("\\b" + oldName + "(\\s*=)", newName + "$1"))));
    }

    private void rename(Work work) {
        apply(KeyPlan.of(library, slotOf(work), "new" + nextNumber++).toEdit(library));
    }

    private void renameAll() {
        apply(
                KeyPlan.of(library, KeyFormula.parse(choose(FORMULAS)).value(), false)
                        .toEdit(library));
    }

    private void confirm(Work work) {
        ValueReceipt receipt = newReceipt();
        List<String> fields = someFields();
        keepReceipt(work, fields, receipt);
        model.confirm(work.entry(), fields, receipt);
    }

    private List<String> someFields() {
        return FIELDS.stream().filter(_ -> random.nextBoolean()).toList();
    }

    private void keepReceipt(Work work, List<String> fields, ValueReceipt receipt) {
        Set<String> names = new HashSet<>();
        fields.forEach(field -> ReceiptModel.nameIn(work.entry(), field).ifPresent(names::add));
        receipts = receipts.withReceipts(List.of(new ConfirmedFields(work, names, receipt)));
    }

    /// Later receipts have later dates.
    private ValueReceipt newReceipt() {
        int number = nextNumber++;
        LocalDate date = FIRST_DAY.plusDays(number);
        return switch (random.nextInt(5)) {
            case 0 -> new ValueReceipt(new PersonSource(), date, "");
            case 1 -> new ValueReceipt(new AssistantSource(), date, "");
            default ->
                    ValueReceipt.ofAnswer(
                            new ServiceSource(choose(List.of("Crossref", "OpenAlex", "a.example"))),
                            date,
                            "answer" + number);
        };
    }

    private void cleanUp() {
        CleanUp cleanUp = choose(CleanUps.PLAIN_CLEAN_UPS);
        apply(cleanUp.editFor(library));
    }

    /// Two branches change and confirm different entries. Git merges both files.
    private void mergeBranches() {
        Library baseLibrary = library;
        LibraryReceipts baseReceipts = receipts;
        ReceiptModel baseModel = model.copy();
        Work ourWork = anyWork();
        Work theirWork = anyWork();
        if (ourWork.index() == theirWork.index()) {
            return;
        }
        changeOnBranch(ourWork);
        Library ourLibrary = library;
        LibraryReceipts ourReceipts = receipts;
        ReceiptModel ourModel = model;
        library = baseLibrary;
        receipts = baseReceipts;
        model = baseModel;
        changeOnBranch(theirWork);
        MergeResult merged = Merge.of(baseLibrary.file(), ourLibrary.file(), library.file());
        receipts =
                LibraryReceipts.parse(baseReceipts.toText())
                        .merge(
                                LibraryReceipts.parse(ourReceipts.toText()),
                                LibraryReceipts.parse(receipts.toText()));
        model.putEntry(ReceiptModel.numberOf(ourWork.entry()), ourModel);
        library = Library.of(BibParser.parse(merged.mergedFile().text()));
        previousLibrary = library;
    }

    private void changeOnBranch(Work work) {
        int slot = slotOf(work);
        if (random.nextBoolean()) {
            editValues(work);
        } else if (random.nextBoolean()) {
            editTitleAndKey(work);
        }
        confirm(library.workAt(library.slotIndex(slot)).orElseThrow());
    }

    /// A second entry of the same work comes in, is confirmed in part, and is merged with the
    /// first.
    private void mergeDuplicates(Work work) {
        int keptSlot = slotOf(work);
        BibEntry copy = work.entry().withKey("copy" + nextNumber++).orElseThrow();
        apply(library.appendEntries(List.of(with(copy, "volume", newValue("volume")))));
        int goneIndex = library.indexOfKey(copy.key()).orElseThrow();
        Work goneWork = library.workAt(goneIndex).orElseThrow();
        ValueReceipt receipt = newReceipt();
        List<String> fields = someFields();
        keepReceipt(goneWork, fields, receipt);
        model.confirmCopy(goneWork.entry(), fields, receipt);
        MergePlan plan = MergePlan.of(library, library.slotIndex(keptSlot), goneIndex);
        Library libraryBefore = previousLibrary;
        apply(plan.toEdit(library).orElseThrow());
        previousLibrary = libraryBefore;
    }

    /// Imports entries that are new, and one that the library has, without some of its fields.
    private void importEntries() {
        List<BibEntry> entries = new ArrayList<>(List.of(newEntry()));
        Work work = anyWork();
        work.entry().withKey("imported" + nextNumber++).ifPresent(entries::add);
        StringBuilder text = new StringBuilder();
        entries.forEach(entry -> text.append(entry.text()).append("\n\n"));
        String dropped = choose(List.of("volume", "pages", "year"));
        ReceiptModel.nameIn(work.entry(), dropped)
                .flatMap(work.entry()::withoutField)
                .ifPresent(entry -> apply(library.replaceEntry(slotOf(work), entry)));
        BibFile file = BibParser.parse(text.toString());
        ImportPlan plan = ImportPlan.of(library, List.of(file), DistinctPairs.NONE);
        apply(
                plan.toEdit(
                        library,
                        plan.candidates().stream().map(ImportCandidate::proposedChoice).toList()));
    }

    /// Another program reads and writes the library: slots have other numbers.
    private void rereadLibrary() {
        library = Library.of(BibParser.parse(library.file().text()));
        previousLibrary = library;
        receipts = LibraryReceipts.parse(receipts.toText());
    }

    private int makeChange() {
        while (Work.allOf(library).count() < ENTRY_COUNT) {
            apply(library.appendEntries(List.of(newEntry())));
        }
        int kind = random.nextInt(14);
        switch (kind) {
            case 0, 1 -> editValues(anyWork());
            case 2 -> editTitleAndKey(anyWork());
            case 3 -> editForms(anyWork());
            case 4 -> rename(anyWork());
            case 5 -> renameAll();
            case 6, 7 -> confirm(anyWork());
            case 8 -> cleanUp();
            case 9 -> mergeBranches();
            case 10 -> mergeDuplicates(anyWork());
            case 11 -> importEntries();
            case 12 -> rereadLibrary();
            default -> undoOrRemove();
        }
        return kind;
    }

    private void undoOrRemove() {
        if (random.nextBoolean() && Work.allOf(previousLibrary).findAny().isPresent()) {
            changeTo(previousLibrary);
        } else {
            apply(library.removeSlot(slotOf(anyWork())));
        }
    }

    /// Issue 53.
    @Test
    void whyIsRightAfterEveryChange() {
        for (int i = 0; i < CHANGE_COUNT; i++) {
            int kind = makeChange();
            int changeNumber = i;
            List<String> errors = model.findErrors(library, receipts);
            assertEquals(
                    Optional.empty(),
                    errors.stream().findFirst(),
                    () -> "after change %d of kind %d".formatted(changeNumber, kind));
        }
    }
}
