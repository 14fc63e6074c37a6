package octavo.importer;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.pdf.PageText;
import octavo.pdf.PdfContent;
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
    static final LocalizedSentence NOTHING =
            LocalizedSentence.of(
                    "In this PDF, no title, DOI or arXiv number was found. Type the entry in by"
                            + " hand, and link the file.");

    private static final Pattern PRINTED_ENTRY = Pattern.compile("@[A-Za-z]{4,20}\\s*\\{");
    private static final Pattern YEAR_SIGN =
            Pattern.compile("(?i)(?:©|\\(c\\)|copyright)[^\\d\\n]{0,40}((?:19|20)\\d{2})\\b");
    private static final Pattern DATE_LINE =
            Pattern.compile(
                    "(?i)(?:\\d{1,2}(?:st|nd|rd|th)?\\.?"
                            + " )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?,?"
                            + " (?:\\d{1,2}(?:st|nd|rd|th)?,? )?((?:19|20)\\d{2})");
    private static final Pattern MARGIN_YEAR =
            Pattern.compile("(?<![\\d/.-])((?:19|20)\\d{2})(?![\\d/])");

    private final PdfContent pdf;
    private final List<XmpRecord> records;
    private final Optional<PaperTitle> shown;
    private final Optional<ArxivStamp> stamp;
    private final Optional<Doi> doi;

    PdfPaper(PdfContent pdf) {
        this.pdf = pdf;
        this.records = XmpRecord.parse(pdf.xmp());
        this.shown = PaperTitle.of(pdf.pages());
        this.stamp = ArxivStamp.on(pdf.pages());
        this.doi = PaperDoi.of(pdf.pages(), title());
    }

    SourceReading reading(SourceFormat format) {
        List<BibEntry> entries = bibtex();
        if (!entries.isEmpty()) {
            BibFile file = BibParser.parse("");
            return new SourceReading.Entries(
                    file.with(entries.stream().map(this::completed).toList()));
        }
        List<ImportedWork> works = new ArrayList<>();
        if (records.size() > 1) {
            records.stream()
                    .map(XmpRecord::draft)
                    .filter(it -> it.has(FieldName.TITLE))
                    .forEach(draft -> works.add(draft.build()));
        }
        if (works.size() < 2) {
            works.clear();
            WorkDraft draft = draft();
            if (!draft.isEmpty()) {
                works.add(draft.build());
            }
        }
        return works.isEmpty()
                ? new SourceReading.Unreadable(problem())
                : new SourceReading.Works(format, new ImportedWorks(works, List.of()));
    }

    private LocalizedSentence problem() {
        return pdf.problem().orElse(pdf.hasText() ? NOTHING : NO_TEXT);
    }

    /// The BibTeX entries for the paper: those in the metadata, or the one in an embedded library
    /// with its title; a larger library is its bibliography.
    private List<BibEntry> bibtex() {
        List<BibEntry> attached =
                pdf.attachments().stream().flatMap(it -> entries(BibParser.parse(it))).toList();
        List<BibEntry> own =
                attached.size() == 1
                        ? attached
                        : attached.stream().filter(this::isPrinted).limit(1).toList();
        if (!own.isEmpty()) {
            return own;
        }
        List<BibEntry> stated =
                records.stream().flatMap(record -> record.bibtex().stream()).toList();
        if (!stated.isEmpty()) {
            return stated;
        }
        Optional<BibEntry> informed = XmpRecord.bibtex(pdf.information());
        return informed.isPresent() ? List.of(informed.get()) : printed();
    }

    private static Stream<BibEntry> entries(BibFile file) {
        return file.items().stream()
                .filter(BibEntry.class::isInstance)
                .map(BibEntry.class::cast)
                .filter(entry -> entry.has(FieldName.TITLE));
    }

    private boolean isPrinted(BibEntry entry) {
        String title = value(entry, FieldName.TITLE);
        return pdf.pages().stream().limit(2).anyMatch(page -> PaperTitle.isPrinted(title, page));
    }

    private static String value(BibEntry entry, String field) {
        return entry.value(field)
                .map(it -> LaTeX.toUnicode(it.text(_ -> Optional.empty())))
                .orElse("");
    }

    /// The BibTeX entry printed on the first page for readers to copy.
    private List<BibEntry> printed() {
        if (pdf.pages().isEmpty()) {
            return List.of();
        }
        String text = pdf.pages().getFirst().text();
        Matcher start = PRINTED_ENTRY.matcher(text);
        if (!start.find()) {
            return List.of();
        }
        List<BibEntry> entries =
                entries(BibParser.parse(text.substring(start.start())))
                        .filter(entry -> entry.damage().isEmpty())
                        .toList();
        return entries.size() == 1 && isPrinted(entries.getFirst()) ? entries : List.of();
    }

    /// An entry completed with identifiers from the pages.
    private BibItem completed(BibEntry entry) {
        BibEntry complete = entry;
        if (doi.isPresent() && !entry.has(FieldName.DOI)) {
            complete = with(complete, FieldName.DOI, doi.get().name());
        }
        if (stamp.isPresent() && !entry.has(FieldName.EPRINT)) {
            complete = with(complete, FieldName.EPRINT, stamp.get().id().id());
            complete = with(complete, FieldName.EPRINTTYPE, "arxiv");
        }
        return complete;
    }

    private static BibEntry with(BibEntry entry, String field, String text) {
        return BibValue.braced(text).flatMap(it -> entry.with(field, it)).orElse(entry);
    }

    /// The work, merged from all sources.
    private WorkDraft draft() {
        WorkDraft draft = records.isEmpty() ? new WorkDraft(1) : records.getFirst().draft();
        List<String> authors =
                draft.names(FieldName.AUTHOR).stream().map(it -> it.display()).toList();
        String title = title();
        if (!title.isEmpty() && !title.equals(draft.plain(FieldName.TITLE))) {
            draft.drop(FieldName.TITLE);
            draft.text(FieldName.TITLE, title);
        }
        shown.map(PaperAuthors::below)
                .filter(names -> names.size() > authors.size())
                .ifPresent(names -> {
                    draft.drop(FieldName.AUTHOR);
                    draft.people(FieldName.AUTHOR, names);
                });
        informedAuthor(draft);
        if (!draft.has(FieldName.DOI)) {
            doi.ifPresent(it -> draft.doi(it.name()));
            draft.doi(
                    pdf.information()
                            .getOrDefault("doi", pdf.information().getOrDefault("DOI", "")));
        }
        stamp.ifPresent(it -> {
            draft.exact(FieldName.EPRINT, it.id().id());
            draft.exact(FieldName.EPRINTTYPE, "arxiv");
            draft.exact(FieldName.EPRINTCLASS, it.subject());
            if (draft.type().equals(WorkDraft.UNKNOWN_TYPE)) {
                draft.type("online");
            }
        });
        if (!draft.isEmpty() && !draft.has(FieldName.DATE)) {
            draft.date(FieldName.DATE, SourceDates.known(date()));
        }
        return draft.has(FieldName.TITLE) || draft.has(FieldName.DOI) || draft.has(FieldName.EPRINT)
                ? draft
                : new WorkDraft(1);
    }

    private void informedAuthor(WorkDraft draft) {
        String author = pdf.information().getOrDefault("Author", "");
        if (!draft.has(FieldName.AUTHOR) && draft.has(FieldName.TITLE)) {
            for (String name : author.split("\\s*;\\s*|\\s+and\\s+|,\\s+(?=\\S+\\s)", -1)) {
                if (PlausibleTitle.isPerson(name)) {
                    draft.name(FieldName.AUTHOR, SourceNames.givenFirst(name));
                }
            }
        }
    }

    /// The best title: the metadata's if a page prints exactly that; otherwise the page's;
    /// otherwise the metadata's.
    private String title() {
        List<String> said = new ArrayList<>();
        records.forEach(record -> said.add(record.first("title")));
        said.add(pdf.information().getOrDefault("Title", ""));
        List<PageText> first = pdf.pages().stream().limit(2).toList();
        List<String> plausible = said.stream().filter(PlausibleTitle::isOne).toList();
        return plausible.stream()
                .filter(title -> first.stream().anyMatch(it -> PaperTitle.isPrinted(title, it)))
                .filter(title -> !isPartOfShown(title))
                .findFirst()
                .or(() -> shown.map(PaperTitle::text))
                .or(() -> plausible.stream().findFirst())
                .orElse("");
    }

    private boolean isPartOfShown(String title) {
        String whole = shown.map(it -> LetterFolding.of(it.text()).bare()).orElse("");
        String part = LetterFolding.of(title).bare();
        return whole.length() > part.length() && whole.contains(part);
    }

    /// The publication date, according to its arXiv id or its first page.
    private String date() {
        if (stamp.isPresent()) {
            return stamp.get().date();
        }
        List<PageText> pages = pdf.pages();
        if (pages.isEmpty()) {
            return "";
        }
        PageText page = pages.getFirst();
        Matcher sign = YEAR_SIGN.matcher(page.text());
        if (sign.find()) {
            return sign.group(1);
        }
        for (var line : page.lines()) {
            Matcher date = DATE_LINE.matcher(line.text());
            double height = line.y() / Math.max(1, page.height());
            Matcher year = MARGIN_YEAR.matcher(line.text());
            if (date.matches()) {
                return date.group(1);
            }
            if ((height < 0.1 || height > 0.9) && year.find()) {
                return year.group(1);
            }
        }
        return "";
    }
}
