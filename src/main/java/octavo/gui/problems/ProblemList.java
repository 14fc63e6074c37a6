package octavo.gui.problems;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.check.Check;
import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.gui.controls.MessageTranslator;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.names.BibNameList;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The problems of a library state, by rule: errors first, then the most frequent.
///
/// @param hasFiles whether those of linked files are among them, which only this list has
public record ProblemList(List<OfRule> rules, boolean hasFiles) {
    static final ProblemList NONE = new ProblemList(List.of(), false);

    /// The most problems kept per rule.
    private static final int MOST = 500;

    /// More of a value than a line of the list has room for.
    private static final int MOST_LETTERS = 300;

    public ProblemList {
        rules = List.copyOf(rules);
    }

    /// The problems of one rule.
    ///
    /// @param count their number
    /// @param first the first of them
    public record OfRule(ProblemRule rule, int count, List<Found> first) {
        public OfRule {
            first = List.copyOf(first);
        }
    }

    /// A problem with its location.
    ///
    /// @param slot the slot number
    /// @param name the key of the entry; empty if it is in no entry
    /// @param field the field; empty if it is in none
    /// @param person which of the people in the field it is about; empty if it is about no single
    ///   one
    /// @param value the text that it is about: that of the field, or the title of the entry
    public record Found(
            int slot, String name, String field, OptionalInt person, String message, String value) {
        /// In place of a slot where a problem is in no entry.
        static final int NOWHERE = -1;
    }

    private static final Comparator<OfRule> WORST_FIRST =
            Comparator.<OfRule, DiagnosticSeverity>comparing(
                            each -> each.rule().problemCode().severity())
                    .thenComparing(Comparator.comparingInt(OfRule::count).reversed());

    /// With the problems of linked files.
    ProblemList withFiles(List<OfRule> more) {
        return new ProblemList(
                Stream.concat(rules.stream(), more.stream()).sorted(WORST_FIRST).toList(), true);
    }

    static ProblemList of(Library library, CheckDecisions decisions) {
        Map<String, Gathered> byId = new LinkedHashMap<>();
        for (Check check : Check.ALL_CHECKS) {
            check.rules().forEach(rule -> byId.put(rule.problemCode().id(), new Gathered(rule)));
        }
        Check.forEachProblem(
                library,
                decisions,
                problem -> {
                    if (Thread.currentThread().isInterrupted()) {
                        throw new CancellationException();
                    }
                    Gathered of = byId.get(problem.diagnostic().code().id());
                    if (of != null) {
                        of.add(library, problem);
                    }
                });
        return new ProblemList(
                byId.values().stream()
                        .filter(each -> each.count > 0)
                        .map(each -> new OfRule(each.rule, each.count, each.first))
                        .sorted(WORST_FIRST)
                        .toList(),
                false);
    }

    /// Their number without hints; without files, it is that of the status line.
    int problems() {
        return count(false);
    }

    int hints() {
        return count(true);
    }

    private int count(boolean hints) {
        return rules.stream()
                .filter(each -> hints == each.rule().problemCode().isHint())
                .mapToInt(OfRule::count)
                .sum();
    }

    /// Collects the problems of a rule.
    private static final class Gathered {
        private final ProblemRule rule;
        private final List<Found> first = new ArrayList<>();
        private int count;

        Gathered(ProblemRule rule) {
            this.rule = rule;
        }

        void add(Library library, Problem problem) {
            count++;
            if (first.size() < MOST) {
                Slot slot = library.slots().get(problem.itemIndex());
                String key = slot.item() instanceof BibEntry entry ? entry.key() : "";
                int at = problem.diagnostic().span().start();
                Optional<BibField> field =
                        slot.item() instanceof BibEntry entry
                                ? entry.fieldAtOffset(at)
                                : Optional.empty();
                first.add(
                        new Found(
                                slot.number(),
                                key,
                                field.map(BibField::name).orElse(""),
                                field.map(it -> person(it, at)).orElse(OptionalInt.empty()),
                                MessageTranslator.of(problem.diagnostic().message()),
                                field.map(BibField::value)
                                        .or(() -> title(slot))
                                        .map(Gathered::text)
                                        .orElse("")));
            }
        }

        private static Optional<BibValue> title(Slot slot) {
            return slot.item() instanceof BibEntry entry
                    ? entry.value(FieldName.TITLE)
                    : Optional.empty();
        }

        private static String text(BibValue value) {
            String text = value.expandedText(_ -> Optional.empty()).strip();
            return text.substring(0, Math.min(MOST_LETTERS, text.length())).replaceAll("\\s+", " ");
        }

        /// Which person of a field of names is at an offset within its text.
        private static OptionalInt person(BibField field, int offset) {
            int at = offset - field.valueSpan().start() - 1;
            if (at < 0 || !FieldCatalogue.holdsNames(field.name().toLowerCase(Locale.ROOT))) {
                return OptionalInt.empty();
            }
            String text = field.valueSource().substring(1);
            List<Span> spans =
                    BibNameList.parse(text.substring(0, text.length() - 1)).value().nameSpans();
            return IntStream.range(0, spans.size())
                    .filter(i -> spans.get(i).start() <= at && at < spans.get(i).end())
                    .findFirst();
        }
    }
}
