package octavo.check;

import octavo.bib.BibProblem;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Suppresses consequential problems of an entry, so that one missing brace is reported once.
final class ConsequenceFilter {
    static final ProblemRule UNBALANCED =
            ProblemRule.error("unbalanced-braces", "an entry has unbalanced braces");

    /// Problems that occur in numbers once an unmatched brace has ended a value.
    private static final Set<Code> DEBRIS =
            Set.of(
                    BibProblem.JUNK_IN_ENTRY,
                    BibProblem.MISSING_COMMA,
                    BibProblem.MISSING_EQUALS,
                    BibProblem.MISSING_VALUE,
                    BibProblem.UNQUOTED_VALUE);

    /// Problems of a field that its value has no part in.
    private static final Set<Code> ABOUT_NAMES =
            Set.of(
                    UndefinedNames.UNDEFINED.code(),
                    RepeatedFields.REPEATED.code(),
                    MisspeltNames.FIELD.code());

    private static final int FEW = 3;

    private ConsequenceFilter() {}

    /// @param found the problems of one item, in order; modified
    static void apply(List<Problem> found) {
        List<Problem> debris = found.stream().filter(each -> isDebris(each.what().code())).toList();
        boolean junk =
                debris.stream()
                        .anyMatch(each -> each.what().code().equals(BibProblem.JUNK_IN_ENTRY));
        if (junk && debris.size() > FEW) {
            Problem first = debris.getFirst();
            found.clear();
            found.add(
                    UNBALANCED.problem(
                            first.item(),
                            first.what().where(),
                            LocalizedSentence.of(
                                    "The rest of this entry cannot be read: there is a brace or"
                                            + " quote too few or too many, here or earlier.")));
        }
        keepUnclosed(found);
        dropMarksOfEntities(found);
        dropJudgementsOfUnknown(found);
        if (found.stream().anyMatch(each -> isLoss(each.what().code()))) {
            found.removeIf(each -> each.what().code().equals(RequiredFields.MISSING.code()));
        }
    }

    /// An unclosed value has swallowed everything after it, including the end of its entry.
    private static void keepUnclosed(List<Problem> found) {
        for (Code code : List.of(BibProblem.UNCLOSED_VALUE, BibProblem.UNCLOSED_BLOCK)) {
            if (found.stream().anyMatch(each -> each.what().code().equals(code))) {
                found.removeIf(each -> !BibProblem.isDamage(each.what().code()));
                found.removeIf(each ->
                        code.equals(BibProblem.UNCLOSED_VALUE)
                                && each.what().code().equals(BibProblem.UNCLOSED_BLOCK));
                return;
            }
        }
    }

    /// The digits of `&#233;` are no footnote mark.
    private static void dropMarksOfEntities(List<Problem> found) {
        List<Problem> entities =
                found.stream()
                        .filter(each -> each.what().code().equals(ForeignMarkup.ENTITY.code()))
                        .toList();
        found.removeIf(each ->
                each.what().code().equals(SuspiciousNames.NO_LETTER.code())
                        && entities.stream().anyMatch(it -> isWithin(each, it)));
    }

    private static boolean isWithin(Problem one, Problem other) {
        Span inner = one.what().where();
        Span outer = other.what().where();
        return outer.start() <= inner.start() && inner.end() <= outer.end();
    }

    /// Nobody knows what an undefined `@string` stands for, so its value is not judged.
    private static void dropJudgementsOfUnknown(List<Problem> found) {
        Set<Integer> unknown =
                found.stream()
                        .filter(each -> each.what().code().equals(UndefinedNames.UNDEFINED.code()))
                        .map(each -> each.what().where().start())
                        .collect(Collectors.toSet());
        found.removeIf(each ->
                unknown.contains(each.what().where().start())
                        && !BibProblem.isDamage(each.what().code())
                        && !ABOUT_NAMES.contains(each.what().code()));
    }

    /// Whether fields cannot be read because of it, so that they only seem to be missing.
    private static boolean isLoss(Code code) {
        return isDebris(code)
                || code.equals(BibProblem.ESCAPED_QUOTE)
                || code.equals(LostFields.RULE.code());
    }

    private static boolean isDebris(Code code) {
        return DEBRIS.contains(code);
    }
}
