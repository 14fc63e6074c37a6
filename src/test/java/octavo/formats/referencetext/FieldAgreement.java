package octavo.formats.referencetext;

import octavo.csl.ItemText;
import octavo.fields.FieldName;
import octavo.formats.referencetext.PrintedReference.PrintedSpan;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A field that a reference prints, and what the parser has made of it. Both are folded: case and
/// punctuation are the style's.
record FieldAgreement(
        String styleId, String field, String printed, String parsed, boolean isMarked) {
    private static final Pattern YEAR = Pattern.compile("[0-9]{4}");

    private static final Pattern ORDINAL = Pattern.compile("^([0-9]+)\\p{L}{0,2}$");

    boolean isRight() {
        return printed.equals(parsed);
    }

    /// All fields that a reference prints.
    static List<FieldAgreement> of(PrintedReference reference, ImportedWork parsed) {
        return new Comparison(reference, parsed).agreements();
    }

    private record Comparison(
            PrintedReference reference, ImportedWork parsed, List<FieldAgreement> found) {
        Comparison(PrintedReference reference, ImportedWork parsed) {
            this(reference, parsed, new ArrayList<>());
        }

        List<FieldAgreement> agreements() {
            addNames(ReferenceLabel.AUTHOR, FieldName.AUTHOR);
            addNames(ReferenceLabel.EDITOR, FieldName.EDITOR);
            addText(ReferenceLabel.TITLE, FieldName.TITLE);
            addText(ReferenceLabel.CONTAINER, FieldName.JOURNALTITLE, FieldName.BOOKTITLE);
            addText(ReferenceLabel.SERIES, FieldName.SERIES);
            addText(ReferenceLabel.VOLUME, FieldName.VOLUME);
            addText(ReferenceLabel.NUMBER, FieldName.NUMBER);
            addText(ReferenceLabel.PUBLISHER, FieldName.PUBLISHER, FieldName.INSTITUTION);
            addText(ReferenceLabel.PLACE, FieldName.LOCATION);
            addEdition();
            addYear();
            addPages();
            addVariable("DOI", FieldName.DOI);
            addVariable("URL", FieldName.URL);
            addVariable("ISBN", FieldName.ISBN);
            return found;
        }

        private void addNames(ReferenceLabel label, String field) {
            List<String> printed = PrintedFields.printedNames(reference, label);
            if (!printed.isEmpty()) {
                List<PersonName> people = parsed.namesOf(field);
                List<String> names = new ArrayList<>();
                for (int i = 0; i < people.size(); i++) {
                    names.add(folded(people.get(i), i < printed.size() ? printed.get(i) : ""));
                }
                add(field, String.join(" ", printed), String.join(" ", names), List.of(field));
            }
        }

        /// Entries have particles within the family name, or before it.
        private static String folded(PersonName name, String printed) {
            PersonName plain = name.toUnicode();
            String family = PrintedFields.folded(plain.literal().orElse(plain.family()));
            String withPrefix = PrintedFields.folded(plain.prefix()) + family;
            return withPrefix.equals(printed) ? withPrefix : family;
        }

        private void addText(ReferenceLabel label, String... fields) {
            String printed = PrintedFields.folded(PrintedFields.printed(reference, label));
            if (!printed.isEmpty()) {
                add(
                        label == ReferenceLabel.CONTAINER ? "container" : fields[0],
                        printed,
                        PrintedFields.folded(parsedText(fields)),
                        List.of(fields));
            }
        }

        private String parsedText(String... fields) {
            for (String field : fields) {
                if (parsed.hasField(field)) {
                    return parsed.plainText(field);
                }
            }
            return "";
        }

        private void addYear() {
            reference.spans().stream()
                    .filter(span -> span.variable().equals("issued"))
                    .map(this::textOf)
                    .map(YEAR::matcher)
                    .filter(Matcher::find)
                    .findFirst()
                    .ifPresent(year -> {
                        String date = parsed.plainText(FieldName.DATE);
                        add(
                                "year",
                                year.group(),
                                date.substring(0, Math.min(4, date.length())),
                                List.of(FieldName.DATE));
                    });
        }

        /// `2nd` is 2.
        private void addEdition() {
            String printed = PrintedFields.printed(reference, ReferenceLabel.EDITION);
            if (!printed.isEmpty()) {
                add(
                        FieldName.EDITION,
                        PrintedFields.folded(ORDINAL.matcher(printed).replaceFirst("$1")),
                        PrintedFields.folded(parsed.plainText(FieldName.EDITION)),
                        List.of(FieldName.EDITION));
            }
        }

        private void addPages() {
            String printed = PrintedFields.printed(reference, ReferenceLabel.PAGES);
            if (!printed.isEmpty()) {
                WorkDraft draft = new WorkDraft(1);
                draft.fillPages(printed);
                add(
                        FieldName.PAGES,
                        draft.plainText(FieldName.PAGES),
                        parsed.plainText(FieldName.PAGES),
                        List.of(FieldName.PAGES));
            }
        }

        private void addVariable(String variable, String field) {
            reference.spans().stream()
                    .filter(span -> span.variable().equals(variable))
                    .filter(span ->
                            !field.equals(FieldName.URL)
                                    || Doi.parse(wholeOf(span)).value().isEmpty())
                    .findFirst()
                    .ifPresent(span ->
                            add(
                                    field,
                                    PrintedFields.folded(wholeOf(span)),
                                    PrintedFields.folded(parsed.plainText(field)),
                                    List.of(field)));
        }

        /// The value of the item; its characters besides letters and digits are not in the span.
        private String wholeOf(PrintedSpan span) {
            return reference
                    .item()
                    .texts()
                    .getOrDefault(span.variable(), ItemText.of(""))
                    .characters();
        }

        private String textOf(PrintedSpan span) {
            return reference.text().substring(span.start(), span.end());
        }

        private void add(String field, String printed, String parsedText, List<String> fields) {
            found.add(
                    new FieldAgreement(
                            reference.styleId(),
                            field,
                            printed,
                            parsedText,
                            fields.stream()
                                    .anyMatch(
                                            parsed.printedSource().orElseThrow().unsureFields()
                                                    ::contains)));
        }
    }
}
