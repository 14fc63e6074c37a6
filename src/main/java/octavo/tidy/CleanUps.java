package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.fields.FieldName;
import octavo.library.BibDialect;
import octavo.library.Edit;
import octavo.library.EditSequence;
import octavo.library.Library;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// All clean-ups, in the best order to apply them.
public final class CleanUps {
    /// Drops the fields that are for the owner alone; no field has that name.
    public static final String DROP_PERSONAL = "drop:personal";

    /// Those without an argument.
    public static final List<CleanUp> PLAIN =
            List.of(
                    new LowerCase(),
                    UnusedFields.EMPTY,
                    UnusedFields.REPEATED,
                    new WhiteSpace(),
                    ValueDelimiters.BRACES,
                    ValueDelimiters.SINGLE,
                    ValueDelimiters.NUMBERS,
                    HtmlEntities.CLEAN_UP,
                    LatexLetters.TO_UNICODE,
                    new ToLatex(),
                    SeparatedNames.CLEAN_UP,
                    TidyNames.MISREAD,
                    TidyNames.FAMILY_FIRST,
                    PageDashCleanUp.CLEAN_UP,
                    new MonthMacros(),
                    BareDoi.CLEAN_UP,
                    AddressCleanUp.CLEAN_UP,
                    new BareDoi.FromUrl(),
                    new ArXiv(),
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
                            ExposedWords::braced),
                    new FieldOrder(),
                    new DuplicateEntries());

    private CleanUps() {}

    /// The clean-up of a name, such as `page-dashes`, `drop:abstract` or `sort:-year`.
    public static Optional<CleanUp> named(String name) {
        int colon = name.indexOf(':');
        String argument = name.substring(colon + 1);
        return switch (colon < 0 || argument.isBlank() ? "" : name.substring(0, colon)) {
            case "drop" ->
                    Optional.of(
                            name.equals(DROP_PERSONAL)
                                    ? UnusedFields.PERSONAL
                                    : UnusedFields.named(argument));
            case "double-braces" -> Optional.of(ValueDelimiters.doubled(argument));
            case "sort" -> Optional.of(EntrySorting.by(argument));
            default -> PLAIN.stream().filter(each -> each.name().equals(name)).findFirst();
        };
    }

    /// The field in a name such as `drop:abstract` or `sort:-year`; `sort:key` and `sort:type` name
    /// none.
    public static Optional<String> fieldNamed(String name) {
        int colon = name.indexOf(':');
        String argument = name.substring(colon + 1).replaceFirst("^-", "");
        return colon < 0 || EntrySorting.BESIDE_FIELDS.contains(argument)
                ? Optional.empty()
                : Optional.of(argument);
    }

    /// An entry without the fields that are for the owner alone.
    public static BibEntry withoutPersonal(BibEntry entry) {
        return UnusedFields.PERSONAL.cleaned(entry, BibDialect.BIBTEX);
    }

    /// Applies several clean-ups in turn, as one edit.
    public static Edit edit(Library library, List<CleanUp> cleanUps) {
        EditSequence edits = new EditSequence(library);
        cleanUps.forEach(cleanUp -> edits.add(cleanUp.edit(edits.state())));
        return edits.edit();
    }
}
