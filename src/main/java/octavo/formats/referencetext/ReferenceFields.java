package octavo.formats.referencetext;

import octavo.fields.FieldName;
import octavo.formats.referencetext.LabelledReference.LabelledSegment;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.PrintedSource;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.WorkDraft;
import octavo.values.PublicationDate;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Makes fields of the labelled parts of a reference.
final class ReferenceFields {
    /// A part whose label is less clear than this is marked as unsure.
    private static final float CLEAR_MARGIN = 150;

    private static final Pattern YEAR =
            Pattern.compile("(?<![0-9])(?:1[4-9][0-9]{2}|20[0-9]{2})(?![0-9])");
    private static final Pattern OUTER_MARKS =
            Pattern.compile("^[\\s\\p{Z}.,;:“”\"«»„‘]+|[\\s\\p{Z},;:“”\"«»„]+$");
    private static final Pattern VOLUME_WORD = Pattern.compile("\\s(?i:bd|vol|jg)\\.?$");
    private static final Pattern LAST_STOP = Pattern.compile("(?<=[^.\\s]{4})\\.$");
    private static final Pattern PAGE_WORD =
            Pattern.compile("(?i)^(?:pp?|pages?|pgs?|S|Seiten?|art(?:icle)?)\\b\\.?\\s*");

    private static final Pattern ORDINAL =
            Pattern.compile(
                    "(?iU)([0-9]{1,3})(?:st|nd|rd|th|[eè]?re|[eèᵉnaªº]|ʳᵉ|\\.)?(?:\\s*(?:[eé]d(?:itio)?n?|aufl(?:age)?)\\.?)?");
    private static final Pattern ARCHIVE_NAME =
            Pattern.compile("(?i)arxiv|corr\\b|computing research repository");
    private static final List<String> ARCHIVES =
            List.of(FieldName.JOURNALTITLE, FieldName.BOOKTITLE, FieldName.PUBLISHER);

    private final LabelledReference reference;
    private final WorkDraft draft;
    private final Set<String> unsureFields = new HashSet<>();

    private ReferenceFields(LabelledReference reference, int lineNumber) {
        this.reference = reference;
        this.draft = new WorkDraft(lineNumber);
    }

    static ImportedWork read(LabelledReference reference, int lineNumber) {
        ReferenceFields fields = new ReferenceFields(reference, lineNumber);
        fields.fillAll();
        ImportedWork work = fields.draft.build();
        fields.unsureFields.removeIf(field -> !work.hasField(field));
        return work.withPrintedSource(new PrintedSource(reference.text(), fields.unsureFields));
    }

    private void fillAll() {
        ReferenceKind kind = ReferenceKind.of(reference);
        draft.type(kind.entryType());
        fillPeople(ReferenceLabel.AUTHOR, FieldName.AUTHOR);
        fillPeople(ReferenceLabel.EDITOR, FieldName.EDITOR);
        fillText(reference.first(ReferenceLabel.TITLE), FieldName.TITLE);
        fillDate();
        fillText(reference.longest(ReferenceLabel.CONTAINER), kind.containerField());
        fillText(reference.first(ReferenceLabel.SERIES), FieldName.SERIES);
        fillText(reference.first(ReferenceLabel.VOLUME), FieldName.VOLUME);
        fillText(reference.first(ReferenceLabel.NUMBER), FieldName.NUMBER);
        reference
                .first(ReferenceLabel.PAGES)
                .ifPresent(segment -> {
                    draft.fillPages(PAGE_WORD.matcher(segment.text()).replaceFirst(""));
                    mark(segment, FieldName.PAGES);
                });
        fillText(reference.first(ReferenceLabel.PUBLISHER), kind.publisherField());
        fillText(reference.first(ReferenceLabel.PLACE), FieldName.LOCATION);
        fillEdition();
        if (kind == ReferenceKind.THESIS) {
            ThesisKind.fillKind(draft, kind.words(reference));
        }
        ReferenceIdentifiers.fill(reference.text(), draft);
        removeArchive();
    }

    private void fillEdition() {
        reference
                .first(ReferenceLabel.EDITION)
                .ifPresent(segment -> {
                    draft.text(FieldName.EDITION, editionOf(withoutMarks(segment.text())));
                    mark(segment, FieldName.EDITION);
                });
    }

    /// `3` of `3rd ed.`
    static String editionOf(String printed) {
        Matcher number = ORDINAL.matcher(printed);
        return number.matches() ? number.group(1) : printed;
    }

    /// arXiv neither publishes nor has volumes; its number says where the paper is.
    private void removeArchive() {
        boolean isArchived =
                draft.hasField(FieldName.EPRINT)
                        && ARCHIVES.stream()
                                .map(draft::plainText)
                                .noneMatch(name ->
                                        !name.isEmpty() && !ARCHIVE_NAME.matcher(name).lookingAt());
        if (isArchived) {
            ARCHIVES.forEach(draft::removeField);
            draft.removeField(FieldName.PAGES);
            draft.type(ReferenceKind.PREPRINT.entryType());
        }
    }

    private void fillPeople(ReferenceLabel label, String field) {
        List<LabelledSegment> segments = reference.all(label);
        for (LabelledSegment segment : segments) {
            PrintedNames names = PrintedNames.parse(segment.text());
            draft.addPeople(field, names.names());
            if (names.hasOthers()) {
                draft.markOthers(field);
            }
            mark(segment, field);
            if (!names.isSure() || segments.size() > 1) {
                unsureFields.add(field);
            }
        }
    }

    private void fillText(Optional<LabelledSegment> segment, String field) {
        segment.ifPresent(it -> {
            draft.text(field, withoutMarks(it.text()));
            mark(it, field);
        });
    }

    private void fillDate() {
        List<LabelledSegment> dates = reference.all(ReferenceLabel.DATE);
        Optional<LabelledSegment> year =
                dates.stream()
                        .filter(it -> YEAR.matcher(it.text()).find())
                        .max(Comparator.comparingDouble(LabelledSegment::margin));
        if (year.isPresent()) {
            draft.fillDate(
                    FieldName.DATE,
                    SourceDates.precise(withoutMarks(year.get().text()))
                            .or(() -> yearIn(year.get().text())));
            mark(year.get(), FieldName.DATE);
        } else {
            draft.fillDate(FieldName.DATE, yearIn(reference.text()));
            unsureFields.add(FieldName.DATE);
        }
    }

    private static Optional<PublicationDate> yearIn(String text) {
        Matcher matcher = YEAR.matcher(text);
        return matcher.find() ? SourceDates.of(matcher.group()) : Optional.empty();
    }

    private void mark(LabelledSegment segment, String field) {
        if (segment.margin() < CLEAR_MARGIN) {
            unsureFields.add(field);
        }
    }

    private static String withoutMarks(String text) {
        String bare = OUTER_MARKS.matcher(text).replaceAll("");
        return VOLUME_WORD.matcher(LAST_STOP.matcher(bare).replaceFirst("")).replaceFirst("");
    }
}
