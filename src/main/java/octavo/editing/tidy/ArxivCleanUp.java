package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.library.BibDialect;
import octavo.values.ArxivId;
import octavo.values.WebUrl;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Records arXiv papers in the fields that styles understand: `eprint`, its archive and its class.
public final class ArxivCleanUp implements EntryCleanUp {
    private static final String ID = "(" + ArxivId.ID_REGEX + ")";
    private static final String CLASS = "\\s*(?:\\[([a-z-]+(?:\\.[A-Za-z-]+)?)\\])?";
    private static final Pattern IN_EPRINT =
            Pattern.compile(
                    "(?i:arxiv:|https?://(?:www\\.)?arxiv\\.org/(?:abs|pdf)/|abs/)?\\s*"
                            + ID
                            + "(?:\\.pdf)?"
                            + CLASS);
    private static final Pattern IN_URL =
            Pattern.compile(
                    "(?i:https?://(?:www\\.)?arxiv\\.org/(?:abs|pdf)/)" + ID + "(?:\\.pdf)?");
    private static final Pattern IN_TEXT =
            Pattern.compile("(?i:arxiv)(?i:\\s*preprint)?[:\\s~]*(?i:arxiv:)?\\s*" + ID + CLASS);
    private static final Pattern IN_VOLUME = Pattern.compile("abs/" + ID);

    @Override
    public String name() {
        return "arxiv";
    }

    @Override
    public String summary() {
        return "Record arXiv papers as eprint = {2101.00001} with archive and class";
    }

    @Override
    public BibEntry cleanEntry(BibEntry entry, BibDialect dialect) {
        Optional<Matcher> idMatcher = findId(entry);
        if (idMatcher.isEmpty()) {
            return entry;
        }
        boolean isBiblatex = dialect == BibDialect.BIBLATEX;
        BibEntry cleanedEntry = setField(entry, "eprint", idMatcher.get().group(1));
        String archive =
                entry.hasField(FieldName.EPRINTTYPE)
                                || isBiblatex && !entry.hasField(FieldName.ARCHIVEPREFIX)
                        ? FieldName.EPRINTTYPE
                        : FieldName.ARCHIVEPREFIX;
        boolean isArchiveSet = fieldText(cleanedEntry, archive).equalsIgnoreCase("arxiv");
        cleanedEntry =
                isArchiveSet
                        ? cleanedEntry
                        : setField(cleanedEntry, archive, isBiblatex ? "arxiv" : "arXiv");
        String archiveClass = idMatcher.get().groupCount() > 1 ? idMatcher.get().group(2) : null;
        boolean hasClass =
                cleanedEntry.hasField(FieldName.EPRINTCLASS)
                        || cleanedEntry.hasField(FieldName.PRIMARYCLASS);
        return archiveClass == null || hasClass
                ? cleanedEntry
                : setField(
                        cleanedEntry,
                        isBiblatex ? FieldName.EPRINTCLASS : FieldName.PRIMARYCLASS,
                        archiveClass);
    }

    private static Optional<Matcher> findId(BibEntry entry) {
        String archive =
                fieldText(entry, FieldName.ARCHIVEPREFIX) + fieldText(entry, FieldName.EPRINTTYPE);
        if (entry.hasField("eprint")) {
            boolean mayBeArxiv = archive.isEmpty() || archive.equalsIgnoreCase("arxiv");
            return mayBeArxiv
                    ? matchWhole(IN_EPRINT, fieldText(entry, "eprint"))
                    : Optional.empty();
        }
        if (entry.hasField("url")) {
            Optional<Matcher> urlMatcher =
                    matchWhole(IN_URL, WebUrl.printedUrl(fieldText(entry, "url")));
            if (urlMatcher.isPresent()) {
                return urlMatcher;
            }
        }
        for (String fieldName :
                List.of(FieldName.JOURNAL, FieldName.JOURNALTITLE, FieldName.VOLUME)) {
            Pattern pattern = fieldName.equals("volume") ? IN_VOLUME : IN_TEXT;
            Optional<Matcher> idMatcher =
                    entry.hasField(fieldName)
                            ? findWithin(pattern, fieldText(entry, fieldName))
                            : noMatch();
            if (idMatcher.isPresent()) {
                return idMatcher;
            }
        }
        return noMatch();
    }

    private static Optional<Matcher> noMatch() {
        return Optional.empty();
    }

    private static Optional<Matcher> matchWhole(Pattern pattern, String text) {
        return Optional.of(pattern.matcher(text.strip())).filter(Matcher::matches);
    }

    private static Optional<Matcher> findWithin(Pattern pattern, String text) {
        return Optional.of(pattern.matcher(text)).filter(Matcher::find);
    }

    private static String fieldText(BibEntry entry, String fieldName) {
        return entry.value(fieldName)
                .map(value -> value.expandedText(_ -> Optional.empty()))
                .orElse("");
    }

    private static BibEntry setField(BibEntry entry, String fieldName, String newText) {
        if (fieldText(entry, fieldName).equals(newText)) {
            return entry;
        }
        Optional<BibValue> value = entry.delimitedValue(fieldName, newText);
        return value.flatMap(it -> entry.withValue(fieldName, it)).orElse(entry);
    }
}
