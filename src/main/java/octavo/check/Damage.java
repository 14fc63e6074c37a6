package octavo.check;

import octavo.bib.BibProblem;
import octavo.library.Library;

import java.util.List;
import java.util.Optional;

/// What the parser could not read as the format wants it.
final class Damage implements Check {
    @Override
    public List<Rule> rules() {
        return List.of(
                Rule.of(BibProblem.MISSING_KEY, "an entry has no key"),
                Rule.of(BibProblem.BLANK_IN_KEY, "a key has a blank in it"),
                Rule.of(BibProblem.MISSING_COMMA, "a comma is missing between fields"),
                Rule.of(BibProblem.MISSING_EQUALS, "an = is missing behind a field's name"),
                Rule.of(BibProblem.MISSING_VALUE, "a field has no value"),
                Rule.of(BibProblem.UNQUOTED_VALUE, "a text stands without braces or quotes"),
                Rule.of(BibProblem.ESCAPED_QUOTE, "a \\\" within quotes ends the value for BibTeX"),
                Rule.of(BibProblem.UNCLOSED_VALUE, "a value does not end"),
                Rule.of(BibProblem.UNCLOSED_BLOCK, "an entry does not end"),
                Rule.of(BibProblem.JUNK_IN_ENTRY, "an entry has something in it that is no field"),
                Rule.of(BibProblem.LONE_AT, "an @ between entries begins nothing"));
    }

    @Override
    public Finder finder(Library library) {
        return subject ->
                subject.what().diagnostics().stream()
                        .map(what -> new Problem(subject.item(), what, Optional.empty()))
                        .toList();
    }
}
