package octavo.check;

import octavo.bib.BibProblem;
import octavo.library.Library;

import java.util.List;
import java.util.Optional;

/// Reports the parser's diagnostics.
final class DamagedItems implements Check {
    @Override
    public List<ProblemRule> rules() {
        return List.of(
                ProblemRule.of(BibProblem.MISSING_KEY, "an entry has no key"),
                ProblemRule.of(BibProblem.BLANK_IN_KEY, "a key has a space in it"),
                ProblemRule.of(BibProblem.MISSING_COMMA, "a comma is missing between fields"),
                ProblemRule.of(BibProblem.MISSING_EQUALS, "an = is missing after a field's name"),
                ProblemRule.of(BibProblem.MISSING_VALUE, "a field has no value"),
                ProblemRule.of(BibProblem.UNQUOTED_VALUE, "a text has no braces or quotes"),
                ProblemRule.of(
                        BibProblem.ESCAPED_QUOTE, "a \\\" in quotes ends the value in BibTeX"),
                ProblemRule.of(BibProblem.UNCLOSED_VALUE, "a value is not closed"),
                ProblemRule.of(BibProblem.UNCLOSED_BLOCK, "an entry is not closed"),
                ProblemRule.of(
                        BibProblem.JUNK_IN_ENTRY,
                        "an entry contains something that is not a field"),
                ConsequenceFilter.UNBALANCED,
                ProblemRule.of(BibProblem.LONE_AT, "an @ between entries starts nothing"));
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        return checkedItem ->
                checkedItem.what().diagnostics().stream()
                        .map(diagnostic ->
                                new Problem(checkedItem.item(), diagnostic, Optional.empty()))
                        .toList();
    }
}
