package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.library.BibDialect;
import octavo.values.WebUrl;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Records arXiv papers in the fields that styles understand: `eprint`, its archive and its class.
public final class ArXiv implements EntryCleanUp {
    private static final String NEW_ID = "\\d{4}\\.\\d{4,5}(?:v\\d+)?";
    private static final String OLD_ID =
            "(?:astro-ph|cond-mat|gr-qc|hep-(?:ex|lat|ph|th)|math-ph|nlin|nucl-(?:ex|th)|physics"
                    + "|quant-ph|math|cs|q-bio|q-fin|stat|alg-geom|cmp-lg|dg-ga|q-alg|solv-int"
                    + "|chao-dyn|patt-sol|adap-org|comp-gas|funct-an|acc-phys|supr-con)"
                    + "(?:\\.[A-Z]{2})?/\\d{7}(?:v\\d+)?";
    private static final Pattern ID = Pattern.compile("(" + NEW_ID + "|" + OLD_ID + ")");
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
    public BibEntry cleaned(BibEntry entry, BibDialect flavour) {
        Optional<Matcher> found = id(entry);
        if (found.isEmpty()) {
            return entry;
        }
        boolean biblatex = flavour == BibDialect.BIBLATEX;
        BibEntry result = set(entry, "eprint", found.get().group(1));
        String archive =
                entry.has(FieldName.EPRINTTYPE) || biblatex && !entry.has(FieldName.ARCHIVEPREFIX)
                        ? FieldName.EPRINTTYPE
                        : FieldName.ARCHIVEPREFIX;
        boolean said = text(result, archive).equalsIgnoreCase("arxiv");
        result = said ? result : set(result, archive, biblatex ? "arxiv" : "arXiv");
        String inBrackets = found.get().groupCount() > 1 ? found.get().group(2) : null;
        boolean classed = result.has(FieldName.EPRINTCLASS) || result.has(FieldName.PRIMARYCLASS);
        return inBrackets == null || classed
                ? result
                : set(
                        result,
                        biblatex ? FieldName.EPRINTCLASS : FieldName.PRIMARYCLASS,
                        inBrackets);
    }

    private static Optional<Matcher> id(BibEntry entry) {
        String archive = text(entry, FieldName.ARCHIVEPREFIX) + text(entry, FieldName.EPRINTTYPE);
        if (entry.has("eprint")) {
            boolean ours = archive.isEmpty() || archive.equalsIgnoreCase("arxiv");
            return ours ? match(IN_EPRINT, text(entry, "eprint")) : Optional.empty();
        }
        if (entry.has("url")) {
            Optional<Matcher> url = match(IN_URL, WebUrl.bare(text(entry, "url")));
            if (url.isPresent()) {
                return url;
            }
        }
        for (String field : List.of(FieldName.JOURNAL, FieldName.JOURNALTITLE, FieldName.VOLUME)) {
            Pattern pattern = field.equals("volume") ? IN_VOLUME : IN_TEXT;
            Optional<Matcher> found = entry.has(field) ? find(pattern, text(entry, field)) : none();
            if (found.isPresent()) {
                return found;
            }
        }
        return none();
    }

    private static Optional<Matcher> none() {
        return Optional.empty();
    }

    private static Optional<Matcher> match(Pattern pattern, String text) {
        return Optional.of(pattern.matcher(text.strip())).filter(Matcher::matches);
    }

    private static Optional<Matcher> find(Pattern pattern, String text) {
        return Optional.of(pattern.matcher(text)).filter(Matcher::find);
    }

    private static String text(BibEntry entry, String field) {
        return entry.value(field).map(value -> value.text(_ -> Optional.empty())).orElse("");
    }

    private static BibEntry set(BibEntry entry, String field, String text) {
        if (text(entry, field).equals(text)) {
            return entry;
        }
        Optional<BibValue> value = entry.valueOf(field, text);
        return value.flatMap(it -> entry.with(field, it)).orElse(entry);
    }
}
