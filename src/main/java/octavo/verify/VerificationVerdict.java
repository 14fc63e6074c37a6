package octavo.verify;

import octavo.text.LocalizedSentence;

import java.util.List;

/// What the services' answers say of an entry. None of them says that a work does not exist.
public sealed interface VerificationVerdict {
    /// A record agrees with the entry in all that both state.
    record ConfirmedEntry(List<String> serviceNames) implements VerificationVerdict {
        public ConfirmedEntry {
            serviceNames = List.copyOf(serviceNames);
        }
    }

    /// The work is known, but differs in some fields.
    record DifferingEntry(List<FieldDifference> differences) implements VerificationVerdict {
        public DifferingEntry {
            differences = List.copyOf(differences);
        }

        /// Whether a field says something else, rather than the same in other words.
        public boolean isSubstantial() {
            return differences.stream().anyMatch(FieldDifference::isSubstantial);
        }
    }

    /// Services that list such works have answered, and none of them knows it.
    record UnknownEntry(List<String> serviceNames) implements VerificationVerdict {
        public UnknownEntry {
            serviceNames = List.copyOf(serviceNames);
        }

        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "none of these knows it: {0}", String.join(", ", serviceNames));
        }
    }

    /// Facts speak against the entry.
    record DisputedEntry(List<CounterEvidence> evidence, List<FieldDifference> differences)
            implements VerificationVerdict {
        public DisputedEntry {
            evidence = List.copyOf(evidence);
            differences = List.copyOf(differences);
        }
    }

    /// Too little is known for any of these.
    record UndecidedEntry(LocalizedSentence reason) implements VerificationVerdict {}
}
