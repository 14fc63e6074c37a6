package octavo.lookup;

import octavo.fields.FieldName;
import octavo.importer.ImportedWork;
import octavo.lookup.LookupResult.MissingPaper;
import octavo.lookup.SoughtPaper.OfArxiv;
import octavo.lookup.SoughtPaper.OfPerson;
import octavo.text.LocalizedSentence;
import octavo.values.ArxivId;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/// The papers of people, by their ORCID iDs. ORCID lists works without their authors, so each is
/// looked up by its own identifier; one without an identifier is named, and not made up.
final class PersonPapers {
    private static final int MOST = 1000;

    private final LookupAnswers answers;
    private final List<MissingPaper> unidentified = new ArrayList<>();

    PersonPapers(LookupAnswers answers) {
        this.answers = answers;
    }

    /// What is sought, with the papers of a person in place of the person. A person of whom nothing
    /// is known stays.
    List<SoughtPaper> expanded(List<SoughtPaper> sought) throws InterruptedException {
        SequencedSet<SoughtPaper> papers = new LinkedHashSet<>();
        for (SoughtPaper each : sought) {
            if (each instanceof OfPerson person) {
                List<SoughtPaper> own = papers(person);
                papers.addAll(own.isEmpty() ? List.of(person) : own);
            } else {
                papers.add(each);
            }
        }
        return List.copyOf(papers);
    }

    private List<SoughtPaper> papers(OfPerson person) throws InterruptedException {
        List<SoughtPaper> papers = new ArrayList<>();
        List<ImportedWork> works =
                answers.search(LookupServices.orcid(person.orcid()), person).stream()
                        .limit(MOST)
                        .toList();
        for (ImportedWork work : works) {
            Optional<SoughtPaper> paper = identified(work);
            paper.ifPresentOrElse(
                    papers::add,
                    () ->
                            unidentified.add(
                                    new MissingPaper(
                                            "“" + work.plain(FieldName.TITLE) + "”",
                                            LocalizedSentence.of(
                                                    "ORCID has no DOI or arXiv number for it."))));
        }
        return papers;
    }

    private static Optional<SoughtPaper> identified(ImportedWork work) {
        return Doi.parse(work.plain(FieldName.DOI))
                .value()
                .map(IdentifierScanner::ofDoi)
                .or(() ->
                        ArxivId.parse("arXiv:" + work.plain(FieldName.EPRINT))
                                .value()
                                .map(OfArxiv::new));
    }

    /// Works that ORCID lists without an identifier.
    List<MissingPaper> unidentified() {
        return unidentified;
    }
}
