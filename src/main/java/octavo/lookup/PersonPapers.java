package octavo.lookup;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
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
    private static final int MOST_WORKS = 1000;

    private final LookupAnswers lookupAnswers;
    private final List<MissingPaper> unidentifiedPapers = new ArrayList<>();

    PersonPapers(LookupAnswers lookupAnswers) {
        this.lookupAnswers = lookupAnswers;
    }

    /// What is sought, with the papers of a person in place of the person. A person of whom nothing
    /// is known stays.
    List<SoughtPaper> expandPersons(List<SoughtPaper> soughtPapers) throws InterruptedException {
        SequencedSet<SoughtPaper> expandedPapers = new LinkedHashSet<>();
        for (SoughtPaper soughtPaper : soughtPapers) {
            if (soughtPaper instanceof OfPerson person) {
                List<SoughtPaper> personPapers = papersOf(person);
                expandedPapers.addAll(personPapers.isEmpty() ? List.of(person) : personPapers);
            } else {
                expandedPapers.add(soughtPaper);
            }
        }
        return List.copyOf(expandedPapers);
    }

    private List<SoughtPaper> papersOf(OfPerson person) throws InterruptedException {
        List<SoughtPaper> personPapers = new ArrayList<>();
        List<ImportedWork> listedWorks =
                lookupAnswers
                        .searchWorks(LookupServices.orcidRequest(person.orcid()), person)
                        .stream()
                        .limit(MOST_WORKS)
                        .toList();
        for (ImportedWork work : listedWorks) {
            Optional<SoughtPaper> paper = toSoughtPaper(work);
            paper.ifPresentOrElse(
                    personPapers::add,
                    () ->
                            unidentifiedPapers.add(
                                    new MissingPaper(
                                            "“" + work.plainText(FieldName.TITLE) + "”",
                                            LocalizedSentence.of(
                                                    "ORCID has no DOI or arXiv number for it."))));
        }
        return personPapers;
    }

    private static Optional<SoughtPaper> toSoughtPaper(ImportedWork work) {
        return Doi.parse(work.plainText(FieldName.DOI))
                .value()
                .map(IdentifierScanner::ofDoi)
                .or(() ->
                        ArxivId.parse("arXiv:" + work.plainText(FieldName.EPRINT))
                                .value()
                                .map(OfArxiv::new));
    }

    /// Works that ORCID lists without an identifier.
    List<MissingPaper> unidentifiedPapers() {
        return unidentifiedPapers;
    }
}
