package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.fields.FieldName;
import octavo.library.BibDialect;
import octavo.library.Edit;
import octavo.library.EditSequence;
import octavo.library.Library;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// All clean-ups, in the best order to apply them.
public final class CleanUps {
    /// Drops the fields that are for the owner alone; no field has that name.
    public static final String DROP_PERSONAL = "drop:personal";

    /// Those without an argument.
    public static final List<CleanUp> PLAIN_CLEAN_UPS =
            List.of(
                    new LowerCaseNames(),
                    UnusedFields.EMPTY,
                    UnusedFields.REPEATED,
                    new WhiteSpace(),
                    ValueDelimiters.BRACES,
                    ValueDelimiters.SINGLE,
                    ValueDelimiters.NUMBERS,
                    EntityCleanUp.CLEAN_UP,
                    SignCleanUp.CLEAN_UP,
                    LatexLetters.TO_UNICODE,
                    new UnicodeToLatex(),
                    SeparatedNames.CLEAN_UP,
                    TidyNames.MISREAD,
                    TidyNames.FAMILY_FIRST,
                    PageDashCleanUp.CLEAN_UP,
                    LastPageCleanUp.CLEAN_UP,
                    new MonthMacros(),
                    BareDoi.CLEAN_UP,
                    AddressCleanUp.CLEAN_UP,
                    new BareDoi.DoiFromUrl(),
                    new ArxivCleanUp(),
                    BookNumbers.ISBN,
                    BookNumbers.ISSN,
                    new TextCleanUp(
                            "acronyms",
                            "Protect acronyms and words such as KungFu in titles with braces",
                            Set.of(
                                    FieldName.TITLE,
                                    FieldName.SUBTITLE,
                                    FieldName.BOOKTITLE,
                                    FieldName.SHORTTITLE),
                            ExposedWords::addBraces),
                    new FieldOrder(List.of()),
                    new DuplicateEntries());

    /// Those that only somebody who asks for them wants: they change whole files.
    private static final List<CleanUp> FORMATTING_CLEAN_UPS =
            List.of(ValueDelimiters.QUOTES, EntryReformatting.usual());

    private static final Set<String> NAMES_WITH_FIELD = Set.of("drop", "double-braces", "sort");

    private CleanUps() {}

    /// The clean-up of a name, such as `page-dashes`, `drop:abstract`, `sort:-year` or `layout:4`.
    public static Optional<CleanUp> findCleanUp(String cleanUpName) {
        int colonIndex = cleanUpName.indexOf(':');
        String argument = cleanUpName.substring(colonIndex + 1);
        return switch (colonIndex < 0 || argument.isBlank()
                ? ""
                : cleanUpName.substring(0, colonIndex)) {
            case "drop" ->
                    Optional.of(
                            cleanUpName.equals(DROP_PERSONAL)
                                    ? UnusedFields.PERSONAL
                                    : UnusedFields.dropField(argument));
            case "double-braces" -> Optional.of(ValueDelimiters.doubleBraces(argument));
            case "sort" -> Optional.of(EntrySorting.by(argument));
            case "field-order" -> Optional.of(FieldOrder.of(argument));
            case EntryReformatting.NAME -> EntryReformatting.of(argument);
            default ->
                    cleanUpsWithoutArgument()
                            .filter(cleanUp -> cleanUp.name().equals(cleanUpName))
                            .findFirst();
        };
    }

    /// The names of all that need no argument.
    public static List<String> names() {
        return cleanUpsWithoutArgument().map(CleanUp::name).toList();
    }

    private static Stream<CleanUp> cleanUpsWithoutArgument() {
        return Stream.concat(PLAIN_CLEAN_UPS.stream(), FORMATTING_CLEAN_UPS.stream());
    }

    /// The field in a name such as `drop:abstract` or `sort:-year`; `sort:key`, `sort:type` and
    /// other kinds of clean-ups name none.
    public static Optional<String> fieldArgument(String cleanUpName) {
        int colonIndex = cleanUpName.indexOf(':');
        String argument = cleanUpName.substring(colonIndex + 1).replaceFirst("^-", "");
        return colonIndex < 0
                        || !NAMES_WITH_FIELD.contains(cleanUpName.substring(0, colonIndex))
                        || EntrySorting.NON_FIELD_KEYS.contains(argument)
                ? Optional.empty()
                : Optional.of(argument);
    }

    /// An entry without the fields that are for the owner alone.
    public static BibEntry withoutPersonal(BibEntry entry) {
        return UnusedFields.PERSONAL.cleanEntry(entry, BibDialect.BIBTEX);
    }

    /// Applies several clean-ups in turn, as one edit.
    public static Edit combinedEdit(Library library, List<CleanUp> cleanUps) {
        EditSequence editSequence = new EditSequence(library);
        cleanUps.forEach(
                cleanUp -> editSequence.addEdit(cleanUp.editFor(editSequence.currentLibrary())));
        return editSequence.combinedEdit();
    }
}
