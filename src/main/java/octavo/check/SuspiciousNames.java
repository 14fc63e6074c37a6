package octavo.check;

import octavo.names.NameList;
import octavo.names.PersonName;
import octavo.text.Diagnostic;
import octavo.text.Parsed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Names that are probably not what their owner meant.
final class SuspiciousNames implements EntryCheck {
    private static final Rule ET_AL =
            Rule.warning("et-al", "et al. is typed out; BibTeX has “and others” for it");
    private static final Rule SWAPPED =
            Rule.warning("swapped-name", "initials stand where the family name belongs");
    private static final Rule NO_LETTER =
            Rule.warning("mark-in-name", "a name has a digit or a footnote mark in it");
    private static final Rule CAPITALS = Rule.hint("capitals-in-name", "a name is all in capitals");

    private static final Pattern ET_AL_TYPED = Pattern.compile("(?i)\\bet\\.?[\\s~]+al\\b");
    private static final Pattern INITIALS = Pattern.compile("\\p{Lu}\\.(?:[ -]?\\p{Lu}\\.)*+");
    private static final Pattern MARK = Pattern.compile("[\\d*\u2020\u2021\u00a7\u00b6]");
    private static final Pattern SHOUTED = Pattern.compile("\\p{Lu}{4,}");

    @Override
    public List<Rule> rules() {
        return List.of(
                ET_AL,
                SWAPPED,
                NO_LETTER,
                CAPITALS,
                Rule.of(NameList.EMPTY_NAME, "an “and” has no name beside it"),
                Rule.of(NameList.TOO_MANY_COMMAS, "a name has more than two commas"),
                Rule.of(NameList.TRAILING_COMMA, "a name ends with a comma"),
                Rule.of(NameList.SEVERAL_PEOPLE, "names are listed without “and”"),
                Rule.of(NameList.UNBALANCED_BRACES, "the braces of a name do not balance"));
    }

    @Override
    public List<Problem> problems(Subject subject) {
        List<Problem> found = new ArrayList<>();
        for (String field : List.of("author", "editor")) {
            if (subject.has(field)) {
                problems(subject, field).forEach(found::add);
            }
        }
        return found;
    }

    private static Stream<Problem> problems(Subject subject, String field) {
        int item = subject.item();
        String raw = subject.raw(field);
        var place = subject.place(field);
        Parsed<NameList> names = NameList.parse(raw);
        Stream<Problem> unread =
                names.diagnostics().stream()
                        .map(what ->
                                new Diagnostic(place, what.code(), field + ": " + what.message()))
                        .map(what -> new Problem(item, what, Optional.empty()));
        if (ET_AL_TYPED.matcher(raw).find()) {
            return Stream.of(ET_AL.problem(item, place, "Write “and others” for et al."));
        }
        Stream<Problem> odd =
                names.value().names().stream()
                        .filter(name -> name.literal().isEmpty())
                        .map(PersonName::unicode)
                        .flatMap(name ->
                                rule(name).stream()
                                        .map(rule ->
                                                rule.problem(
                                                        item,
                                                        place,
                                                        "“"
                                                                + name.display()
                                                                + "”: "
                                                                + rule.summary()
                                                                + ".")));
        return Stream.concat(unread, odd);
    }

    private static Optional<Rule> rule(PersonName name) {
        boolean whole = !name.family().isEmpty() && !name.given().isEmpty();
        if (MARK.matcher(name.display()).find()) {
            return Optional.of(NO_LETTER);
        }
        if (whole && INITIALS.matcher(name.family()).matches() && name.given().length() > 2) {
            boolean initialsToo = INITIALS.matcher(name.given()).matches();
            return initialsToo ? Optional.empty() : Optional.of(SWAPPED);
        }
        return whole
                        && SHOUTED.matcher(name.family()).matches()
                        && SHOUTED.matcher(name.given()).matches()
                ? Optional.of(CAPITALS)
                : Optional.empty();
    }
}
