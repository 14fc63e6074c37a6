package octavo.enrichment;

import octavo.bib.BibParser;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.text.LetterFolding;
import octavo.verify.UniverseRecord;

import java.util.Optional;

/// An entry, and what its universe has for it.
///
/// @param kind what makes it hard
/// @param bibText the entry
/// @param truth the published version or the record with the DOI that it lacks; empty if all that
///   the universe has are twins
record TwinQuestion(String kind, String title, String bibText, Optional<UniverseRecord> truth) {
    /// A paper with a venue, without a DOI.
    static TwinQuestion ofPaper(
            String kind, UniverseRecord work, boolean isJournal, Optional<UniverseRecord> truth) {
        return new TwinQuestion(
                kind,
                work.title(),
                "@%s{key, title = {%s}, author = {%s}, year = {%d}, %s = {%s}}\n"
                        .formatted(
                                isJournal ? "article" : "inproceedings",
                                LaTeX.escapeText(work.title()),
                                LaTeX.escapeText(String.join(" and ", work.people())),
                                work.year(),
                                isJournal ? "journal" : "booktitle",
                                LaTeX.escapeText(work.venue())),
                truth);
    }

    static TwinQuestion ofBook(String kind, UniverseRecord work) {
        return new TwinQuestion(
                kind,
                work.title(),
                "@book{key, title = {%s}, author = {%s}, year = {%d}, publisher = {Springer}}\n"
                        .formatted(
                                LaTeX.escapeText(work.title()),
                                LaTeX.escapeText(String.join(" and ", work.people())),
                                work.year()),
                Optional.empty());
    }

    static TwinQuestion ofPreprint(
            String kind,
            UniverseRecord work,
            String preprintTitle,
            String arxivNumber,
            Optional<UniverseRecord> truth) {
        return new TwinQuestion(
                kind,
                work.title(),
                "@misc{key, title = {%s}, author = {%s}, year = {%d}, eprint = {%s}, eprinttype = {arxiv}}\n"
                        .formatted(
                                LaTeX.escapeText(preprintTitle),
                                LaTeX.escapeText(String.join(" and ", work.people())),
                                2000 + Integer.parseInt(arxivNumber.substring(0, 2)),
                                arxivNumber),
                truth);
    }

    Library toLibrary() {
        return Library.of(BibParser.parse(bibText));
    }

    /// Titles that begin alike are of one family, and in one half.
    boolean isHeldOut() {
        String[] words = LetterFolding.of(title).unaccented().split(" ", -1);
        String family = words[0] + (words.length > 1 ? words[1] : "");
        return Math.floorMod(family.hashCode() ^ family.hashCode() >>> 11, 2) != 0;
    }
}
