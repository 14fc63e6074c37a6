package octavo.gui.problems;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.check.Check;
import octavo.check.CheckCatalogue;
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
/// @param includesFiles whether those of linked files are among them, which only this list has
public record ProblemList(List<OfRule> rules, boolean includesFiles) {
    static final ProblemList NONE = new ProblemList(List.of(), false);

    /// The most problems kept per rule.
    private static final int MAX_FINDINGS = 500;

    /// More of a value than a line of the list has room for.
    private static final int MAX_LETTERS = 300;

    public ProblemList {
        rules = List.copyOf(rules);
    }

    /// The problems of one rule.
    ///
    /// @param problemCount their number
    /// @param firstFindings the first of them
    public record OfRule(
            ProblemRule problemRule, int problemCount, List<ProblemFinding> firstFindings) {
        public OfRule {
            firstFindings = List.copyOf(firstFindings);
        }
    }

    /// A problem with its location.
    ///
    /// @param slot the slot number
    /// @param entryKey the key of the entry; empty if it is in no entry
    /// @param fieldName the field; empty if it is in none
    /// @param nameIndex which of the people in the field it is about; empty if it is about no
    ///   single one
    /// @param value the text that it is about: that of the field, or the title of the entry
    public record ProblemFinding(
            int slot,
            String entryKey,
            String fieldName,
            OptionalInt nameIndex,
            String message,
            String value) {
        /// In place of a slot where a problem is in no entry.
        static final int NOWHERE = -1;
    }

    private static final Comparator<OfRule> WORST_FIRST =
            Comparator.<OfRule, DiagnosticSeverity>comparing(
                            each -> each.problemRule().problemCode().severity())
                    .thenComparing(Comparator.comparingInt(OfRule::problemCount).reversed());

    /// With the problems of linked files.
    ProblemList withFiles(List<OfRule> fileRules) {
        return new ProblemList(
                Stream.concat(rules.stream(), fileRules.stream()).sorted(WORST_FIRST).toList(),
                true);
    }

    static ProblemList of(Library library, CheckDecisions decisions) {
        Map<String, RuleFindings> findingsById = new LinkedHashMap<>();
        for (Check check : CheckCatalogue.ALL_CHECKS) {
            check.rules()
                    .forEach(rule ->
                            findingsById.put(rule.problemCode().id(), new RuleFindings(rule)));
        }
        CheckCatalogue.forEachProblem(
                library,
                decisions,
                problem -> {
                    if (Thread.currentThread().isInterrupted()) {
                        throw new CancellationException();
                    }
                    RuleFindings ruleFindings = findingsById.get(problem.diagnostic().code().id());
                    if (ruleFindings != null) {
                        ruleFindings.addProblem(library, problem);
                    }
                });
        return new ProblemList(
                findingsById.values().stream()
                        .filter(each -> each.count > 0)
                        .map(each -> new OfRule(each.problemRule, each.count, each.firstFindings))
                        .sorted(WORST_FIRST)
                        .toList(),
                false);
    }

    /// Their number without hints; without files, it is that of the status line.
    int problemCount() {
        return countOf(false);
    }

    int hintCount() {
        return countOf(true);
    }

    private int countOf(boolean wantsHints) {
        return rules.stream()
                .filter(each -> wantsHints == each.problemRule().problemCode().isHint())
                .mapToInt(OfRule::problemCount)
                .sum();
    }

    /// Collects the problems of a rule.
    private static final class RuleFindings {
        private ProblemRule problemRule;
        private final List<ProblemFinding> firstFindings = new ArrayList<>();
        private int count;

        RuleFindings(ProblemRule rule) {
            this.problemRule = rule;
        }

        void addProblem(Library library, Problem problem) {
            count++;
            problemRule = problemRule.asSevereAs(problem);
            if (firstFindings.size() < MAX_FINDINGS) {
                Slot slot = library.slots().get(problem.itemIndex());
                String key = slot.item() instanceof BibEntry entry ? entry.key() : "";
                int at = problem.diagnostic().span().start();
                Optional<BibField> field =
                        slot.item() instanceof BibEntry entry
                                ? entry.fieldAtOffset(at)
                                : Optional.empty();
                firstFindings.add(
                        new ProblemFinding(
                                slot.number(),
                                key,
                                field.map(BibField::name).orElse(""),
                                field.map(it -> nameNumber(it, at)).orElse(OptionalInt.empty()),
                                MessageTranslator.of(problem.diagnostic().message()),
                                field.map(BibField::value)
                                        .or(() -> titleValue(slot))
                                        .map(RuleFindings::shortText)
                                        .orElse("")));
            }
        }

        private static Optional<BibValue> titleValue(Slot slot) {
            return slot.item() instanceof BibEntry entry
                    ? entry.value(FieldName.TITLE)
                    : Optional.empty();
        }

        private static String shortText(BibValue value) {
            String text = value.expandedText(_ -> Optional.empty()).strip();
            return text.substring(0, Math.min(MAX_LETTERS, text.length())).replaceAll("\\s+", " ");
        }

        /// Which person of a field of names is at an offset within its text.
        private static OptionalInt nameNumber(BibField field, int offset) {
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
