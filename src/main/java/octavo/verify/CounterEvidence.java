package octavo.verify;

import octavo.fields.FieldName;
import octavo.text.LocalizedSentence;

import java.util.Set;

/// A fact that speaks against an entry as it is written. It is a fact about the entry: the work may
/// well exist under other data.
public sealed interface CounterEvidence {
    /// The fact in words.
    LocalizedSentence sentence();

    /// The fields that it speaks against, by biblatex's names: no record confirms these.
    default Set<String> disputedFields() {
        return switch (this) {
            case ForeignIdentifier _, UnknownDoi _ ->
                    Set.of(FieldName.DOI, FieldName.EPRINT, FieldName.URL);
            case ImpossibleYear _, EarlierThanNumber _ ->
                    Set.of(FieldName.DATE, FieldName.YEAR, FieldName.MONTH, FieldName.EPRINT);
            case OtherPeople _, InventedPeople _ -> Set.of(FieldName.AUTHOR, FieldName.EDITOR);
            case SplicedTitle _, AlteredTitle _ -> Set.of(FieldName.TITLE, FieldName.SUBTITLE);
            case UnheardVenue _, OnlyPreprint _ ->
                    Set.of(FieldName.JOURNALTITLE, FieldName.BOOKTITLE);
        };
    }

    /// A DOI or arXiv number identifies another work.
    record ForeignIdentifier(String identifier, String foundTitle, String serviceName)
            implements CounterEvidence {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "{0} is another work, “{1}”, according to {2}",
                    identifier, foundTitle, serviceName);
        }
    }

    /// No agency has registered the DOI.
    record UnknownDoi(String doi) implements CounterEvidence {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of("the DOI {0} does not exist", doi);
        }
    }

    /// The stated year cannot be the year of publication.
    record ImpossibleYear(int year) implements CounterEvidence {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of("the year {0} is in the future", String.valueOf(year));
        }
    }

    /// The arXiv number was given after the stated year.
    record EarlierThanNumber(int year, String arxivNumber) implements CounterEvidence {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "arXiv:{0} was submitted after {1}", arxivNumber, String.valueOf(year));
        }
    }

    /// Nobody who is named here wrote the work of this title.
    record OtherPeople(String recordedPeople, String serviceName) implements CounterEvidence {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "the work with this title is by {0}, according to {1}",
                    recordedPeople, serviceName);
        }
    }

    /// Most of the people who are named here are not among the authors.
    record InventedPeople(String strangers, String serviceName) implements CounterEvidence {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "{0} did not write it, according to {1}", strangers, serviceName);
        }
    }

    /// The title joins those of two works.
    record SplicedTitle(String firstTitle, String secondTitle) implements CounterEvidence {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "the title joins those of two works, “{0}” and “{1}”", firstTitle, secondTitle);
        }
    }

    /// Nobody knows the title, but in its year and at its venue others published one much like it.
    record AlteredTitle(String foundTitle, String recordedPeople, String serviceName)
            implements CounterEvidence {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "nobody knows this title; the same venue published “{0}” by {1} in that year,"
                            + " according to {2}",
                    foundTitle, recordedPeople, serviceName);
        }
    }

    /// No service names the venue, and the register does not have it.
    record UnheardVenue(String venue, String recordedVenue, String serviceName)
            implements CounterEvidence {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "{2} names “{1}” as its venue; Octavo knows no “{0}”",
                    venue, recordedVenue, serviceName);
        }
    }

    /// The work is known as a preprint only.
    record OnlyPreprint(String venue, String serviceNames) implements CounterEvidence {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "{1} know it as a preprint only, and not in “{0}”", venue, serviceNames);
        }
    }
}
