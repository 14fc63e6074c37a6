package octavo.formats.referencetext;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.WorkDraft;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.PubmedId;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The identifiers and addresses in a reference: their form tells them.
final class ReferenceIdentifiers {
    private static final Pattern DOI_NAME =
            Pattern.compile("(?<![\\p{L}\\p{N}])" + Doi.PREFIX_REGEX + "/[^\\s<>\"]{1,300}+");
    private static final Pattern ADDRESS =
            Pattern.compile(
                    "(?i)(?:https?|ftp)://[^\\s<>\"“”]{1,500}+|\\bwww\\.[^\\s<>\"“”]{3,500}+");
    private static final Pattern ARXIV =
            Pattern.compile(
                    "(?i)arxiv[^\\p{L}\\p{N}]{0,3}(?:preprint\\s+arxiv:)?\\s*("
                            + ArxivId.ID_REGEX
                            + ")|\\babs/("
                            + ArxivId.ID_REGEX
                            + ")");
    private static final Pattern BOOK_NUMBER =
            Pattern.compile("(?i)isbn(?:-?1[03])?[\\s:]{0,3}([0-9][0-9Xx \u2010-\u2015-]{8,20})");
    private static final Pattern SERIAL_NUMBER =
            Pattern.compile("(?i)issn[\\s:]{0,3}([0-9]{4}[-\u2010\u2011]?[0-9]{3}[0-9Xx])");
    private static final Pattern PUBMED = Pattern.compile("(?i)\\bpmid[\\s:]{0,3}([0-9]{1,8})\\b");
    private static final Pattern END_MARKS = Pattern.compile("[.,;:)\\]}>'”’]+$");

    private ReferenceIdentifiers() {}

    /// Sets those of a reference's text.
    static void fill(String text, WorkDraft draft) {
        Matcher doiMatcher = DOI_NAME.matcher(text);
        if (doiMatcher.find()) {
            draft.fillDoi(doiMatcher.group());
        }
        arxivIn(text)
                .ifPresent(id -> {
                    draft.fillExact(FieldName.EPRINT, id.toString());
                    draft.fillExact(FieldName.EPRINTTYPE, "arxiv");
                });
        Matcher isbnMatcher = BOOK_NUMBER.matcher(text);
        if (isbnMatcher.find()) {
            Isbn.parse(isbnMatcher.group(1)).value().stream()
                    .filter(Isbn::isValid)
                    .findFirst()
                    .ifPresent(isbn -> draft.text(FieldName.ISBN, isbn.recommendedForm()));
        }
        Matcher issnMatcher = SERIAL_NUMBER.matcher(text);
        if (issnMatcher.find()) {
            draft.addBookNumber(issnMatcher.group(1));
        }
        Matcher pubmedMatcher = PUBMED.matcher(text);
        if (pubmedMatcher.find()) {
            PubmedId.findIn(pubmedMatcher.group())
                    .ifPresent(_ -> draft.fillExact(FieldName.PMID, pubmedMatcher.group(1)));
        }
        addressIn(text).ifPresent(draft::fillUrl);
    }

    private static Optional<ArxivId> arxivIn(String text) {
        Matcher matcher = ARXIV.matcher(text);
        return matcher.find()
                ? ArxivId.parse(matcher.group(1) == null ? matcher.group(2) : matcher.group(1))
                        .value()
                : Optional.empty();
    }

    /// The first address that is not a resolver's of a DOI.
    private static Optional<String> addressIn(String text) {
        Matcher matcher = ADDRESS.matcher(text);
        while (matcher.find()) {
            String address = END_MARKS.matcher(matcher.group()).replaceFirst("");
            if (!WorkDraft.DOI_RESOLVER.matcher(address).matches()) {
                return Optional.of(address.startsWith("www") ? "http://" + address : address);
            }
        }
        return Optional.empty();
    }
}
