package octavo.formats.paper;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.files.pdf.PageText;
import octavo.files.pdf.PdfContent;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.SourceReading;
import octavo.formats.workdrafts.WorkDraft;
import octavo.latex.LaTeX;
import octavo.text.LetterFolding;
import octavo.text.LocalizedSentence;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Identifies the paper of a PDF, from its metadata and its first pages. Machine-readable data
/// comes first: an embedded library, or BibTeX in the metadata.
final class PdfPaper {
    static final LocalizedSentence NO_TEXT =
            LocalizedSentence.of(
                    "This PDF has no text, only pictures. Import the reference that its publisher"
                            + " offers, and link the file.");
    static final LocalizedSentence NOTHING_FOUND =
            LocalizedSentence.of(
                    "In this PDF, no title, DOI or arXiv number was found. Type the entry in by"
                            + " hand, and link the file.");

    private static final Pattern PRINTED_ENTRY = Pattern.compile("@[A-Za-z]{4,20}\\s*\\{");
    private static final Pattern COPYRIGHT_YEAR =
            Pattern.compile("(?i)(?:©|\\(c\\)|copyright)[^\\d\\n]{0,40}((?:19|20)\\d{2})\\b");
    private static final Pattern DATE_LINE =
            Pattern.compile(
                    "(?i)(?:\\d{1,2}(?:st|nd|rd|th)?\\.?"
                            + " )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?,?"
                            + " (?:\\d{1,2}(?:st|nd|rd|th)?,? )?((?:19|20)\\d{2})");
    private static final Pattern MARGIN_YEAR =
            Pattern.compile("(?<![\\d/.-])((?:19|20)\\d{2})(?![\\d/])");

    private final PdfContent pdfContent;
    private final List<XmpRecord> xmpRecords;
    private final Optional<PaperTitle> shownTitle;
    private final Optional<ArxivStamp> arxivStamp;
    private final Optional<Doi> doi;

    PdfPaper(PdfContent pdfContent) {
        this.pdfContent = pdfContent;
        this.xmpRecords = XmpRecord.parse(pdfContent.xmp());
        this.shownTitle = PaperTitle.of(pdfContent.pages());
        this.arxivStamp = ArxivStamp.findOn(pdfContent.pages());
        this.doi = PaperDoi.of(pdfContent.pages(), bestTitle());
    }

    SourceReading toReading(SourceFormat format) {
        List<BibEntry> entries = findBibtex();
        if (!entries.isEmpty()) {
            BibFile bibFile = BibParser.parse("");
            return new SourceReading.BibEntries(
                    bibFile.withItems(entries.stream().map(this::withIdentifiers).toList()));
        }
        List<ImportedWork> works = new ArrayList<>();
        if (xmpRecords.size() > 1) {
            xmpRecords.stream()
                    .map(XmpRecord::toDraft)
                    .filter(it -> it.hasField(FieldName.TITLE))
                    .forEach(draft -> works.add(draft.build()));
        }
        if (works.size() < 2) {
            works.clear();
            WorkDraft draft = readDraft();
            if (!draft.isEmpty()) {
                works.add(draft.build());
            }
        }
        return works.isEmpty()
                ? new SourceReading.UnreadableSource(problem())
                : new SourceReading.ForeignWorks(format, new ImportedWorks(works, List.of()));
    }

    private LocalizedSentence problem() {
        return pdfContent.problemSentence().orElse(pdfContent.hasText() ? NOTHING_FOUND : NO_TEXT);
    }

    /// The BibTeX entries for the paper: those in the metadata, or the one in an embedded library
    /// with its title; a larger library is its bibliography.
    private List<BibEntry> findBibtex() {
        List<BibEntry> attachedEntries =
                pdfContent.attachedLibraries().stream()
                        .flatMap(it -> titledEntries(BibParser.parse(it)))
                        .toList();
        List<BibEntry> ownEntries =
                attachedEntries.size() == 1
                        ? attachedEntries
                        : attachedEntries.stream().filter(this::isPrinted).limit(1).toList();
        if (!ownEntries.isEmpty()) {
            return ownEntries;
        }
        List<BibEntry> statedEntries =
                xmpRecords.stream().flatMap(record -> record.readBibtex().stream()).toList();
        if (!statedEntries.isEmpty()) {
            return statedEntries;
        }
        Optional<BibEntry> informedEntry = XmpRecord.readBibtex(pdfContent.documentInformation());
        return informedEntry.isPresent() ? List.of(informedEntry.get()) : printedEntries();
    }

    private static Stream<BibEntry> titledEntries(BibFile bibFile) {
        return bibFile.items().stream()
                .filter(BibEntry.class::isInstance)
                .map(BibEntry.class::cast)
                .filter(entry -> entry.hasField(FieldName.TITLE));
    }

    private boolean isPrinted(BibEntry entry) {
        String title = plainValue(entry, FieldName.TITLE);
        return pdfContent.pages().stream()
                .limit(2)
                .anyMatch(page -> PaperTitle.isPrinted(title, page));
    }

    private static String plainValue(BibEntry entry, String fieldName) {
        return entry.value(fieldName)
                .map(it -> LaTeX.toUnicode(it.expandedText(_ -> Optional.empty())))
                .orElse("");
    }

    /// The BibTeX entry printed on the first page for readers to copy.
    private List<BibEntry> printedEntries() {
        if (pdfContent.pages().isEmpty()) {
            return List.of();
        }
        String text = pdfContent.pages().getFirst().text();
        Matcher startMatcher = PRINTED_ENTRY.matcher(text);
        if (!startMatcher.find()) {
            return List.of();
        }
        List<BibEntry> printedEntries =
                titledEntries(BibParser.parse(text.substring(startMatcher.start())))
                        .filter(entry -> entry.firstDamage().isEmpty())
                        .toList();
        return printedEntries.size() == 1 && isPrinted(printedEntries.getFirst())
                ? printedEntries
                : List.of();
    }

    /// An entry completed with identifiers from the pages.
    private BibItem withIdentifiers(BibEntry entry) {
        BibEntry completed = entry;
        if (doi.isPresent() && !entry.hasField(FieldName.DOI)) {
            completed = withValue(completed, FieldName.DOI, doi.get().name());
        }
        if (arxivStamp.isPresent() && !entry.hasField(FieldName.EPRINT)) {
            completed = withValue(completed, FieldName.EPRINT, arxivStamp.get().arxivId().id());
            completed = withValue(completed, FieldName.EPRINTTYPE, "arxiv");
        }
        return completed;
    }

    private static BibEntry withValue(BibEntry entry, String fieldName, String text) {
        return BibValue.braced(text).flatMap(it -> entry.withValue(fieldName, it)).orElse(entry);
    }

    /// The work, merged from all sources.
    private WorkDraft readDraft() {
        WorkDraft draft = xmpRecords.isEmpty() ? new WorkDraft(1) : xmpRecords.getFirst().toDraft();
        List<String> authors =
                draft.namesOf(FieldName.AUTHOR).stream().map(it -> it.displayName()).toList();
        String title = bestTitle();
        if (!title.isEmpty() && !title.equals(draft.plainText(FieldName.TITLE))) {
            draft.removeField(FieldName.TITLE);
            draft.text(FieldName.TITLE, title);
        }
        shownTitle
                .map(PaperAuthors::namesBelow)
                .filter(names -> names.size() > authors.size())
                .ifPresent(names -> {
                    draft.removeField(FieldName.AUTHOR);
                    draft.addPeople(FieldName.AUTHOR, names);
                });
        addInformedAuthors(draft);
        if (!draft.hasField(FieldName.DOI)) {
            doi.ifPresent(it -> draft.fillDoi(it.name()));
            draft.fillDoi(
                    pdfContent
                            .documentInformation()
                            .getOrDefault(
                                    "doi",
                                    pdfContent.documentInformation().getOrDefault("DOI", "")));
        }
        arxivStamp.ifPresent(it -> {
            draft.fillExact(FieldName.EPRINT, it.arxivId().id());
            draft.fillExact(FieldName.EPRINTTYPE, "arxiv");
            draft.fillExact(FieldName.EPRINTCLASS, it.subjectClass());
            if (draft.type().equals(WorkDraft.UNKNOWN_TYPE)) {
                draft.type("online");
            }
        });
        if (!draft.isEmpty() && !draft.hasField(FieldName.DATE)) {
            draft.fillDate(FieldName.DATE, SourceDates.precise(publicationDate()));
        }
        return draft.hasField(FieldName.TITLE)
                        || draft.hasField(FieldName.DOI)
                        || draft.hasField(FieldName.EPRINT)
                ? draft
                : new WorkDraft(1);
    }

    private void addInformedAuthors(WorkDraft draft) {
        String authorText = pdfContent.documentInformation().getOrDefault("Author", "");
        if (!draft.hasField(FieldName.AUTHOR) && draft.hasField(FieldName.TITLE)) {
            for (String name : authorText.split("\\s*;\\s*|\\s+and\\s+|,\\s+(?=\\S+\\s)", -1)) {
                if (PlausibleTitle.isPerson(name)) {
                    draft.addName(FieldName.AUTHOR, SourceNames.givenFirst(name));
                }
            }
        }
    }

    /// The best title: the metadata's if a page prints exactly that; otherwise the page's;
    /// otherwise the metadata's.
    private String bestTitle() {
        List<String> statedTitles = new ArrayList<>();
        xmpRecords.forEach(record -> statedTitles.add(record.firstValue("title")));
        statedTitles.add(pdfContent.documentInformation().getOrDefault("Title", ""));
        List<PageText> firstPages = pdfContent.pages().stream().limit(2).toList();
        List<String> plausibleTitles =
                statedTitles.stream().filter(PlausibleTitle::isPlausible).toList();
        return plausibleTitles.stream()
                .filter(title ->
                        firstPages.stream().anyMatch(it -> PaperTitle.isPrinted(title, it)))
                .filter(title -> !isPartOfShown(title))
                .findFirst()
                .or(() -> shownTitle.map(PaperTitle::titleText))
                .or(() -> plausibleTitles.stream().findFirst())
                .orElse("");
    }

    private boolean isPartOfShown(String title) {
        String foldedShown =
                shownTitle.map(it -> LetterFolding.of(it.titleText()).unaccented()).orElse("");
        String foldedTitle = LetterFolding.of(title).unaccented();
        return foldedShown.length() > foldedTitle.length() && foldedShown.contains(foldedTitle);
    }

    /// The publication date, according to its arXiv id or its first page.
    private String publicationDate() {
        if (arxivStamp.isPresent()) {
            return arxivStamp.get().monthOfId();
        }
        List<PageText> pageTexts = pdfContent.pages();
        if (pageTexts.isEmpty()) {
            return "";
        }
        PageText pageText = pageTexts.getFirst();
        Matcher yearMatcher = COPYRIGHT_YEAR.matcher(pageText.text());
        if (yearMatcher.find()) {
            return yearMatcher.group(1);
        }
        for (var line : pageText.lines()) {
            Matcher dateMatcher = DATE_LINE.matcher(line.text());
            double relativeHeight = line.y() / Math.max(1, pageText.height());
            Matcher marginYear = MARGIN_YEAR.matcher(line.text());
            if (dateMatcher.matches()) {
                return dateMatcher.group(1);
            }
            if ((relativeHeight < 0.1 || relativeHeight > 0.9) && marginYear.find()) {
                return marginYear.group(1);
            }
        }
        return "";
    }
}
