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
                ProblemRule.of(BibProblem.BLANK_IN_KEY, "a key has a blank in it"),
                ProblemRule.of(BibProblem.MISSING_COMMA, "a comma is missing between fields"),
                ProblemRule.of(BibProblem.MISSING_EQUALS, "an = is missing behind a field's name"),
                ProblemRule.of(BibProblem.MISSING_VALUE, "a field has no value"),
                ProblemRule.of(BibProblem.UNQUOTED_VALUE, "a text stands without braces or quotes"),
                ProblemRule.of(
                        BibProblem.ESCAPED_QUOTE, "a \\\" within quotes ends the value for BibTeX"),
                ProblemRule.of(BibProblem.UNCLOSED_VALUE, "a value does not end"),
                ProblemRule.of(BibProblem.UNCLOSED_BLOCK, "an entry does not end"),
                ProblemRule.of(
                        BibProblem.JUNK_IN_ENTRY, "an entry has something in it that is no field"),
                ConsequenceFilter.UNBALANCED,
                ProblemRule.of(BibProblem.LONE_AT, "an @ between entries begins nothing"));
    }

    @Override
    public ProblemFinder finder(Library library) {
        return subject ->
                subject.what().diagnostics().stream()
                        .map(what -> new Problem(subject.item(), what, Optional.empty()))
                        .toList();
    }
}
