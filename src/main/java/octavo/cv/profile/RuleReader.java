package octavo.cv.profile;

import octavo.cv.profile.FunderRule.Check;
import octavo.library.Kind;
import octavo.text.LocalizedSentence;
import octavo.values.PublicationDate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads rules from a profile or one of its sections. A rule has one condition, in one member.
final class RuleReader {
    private static final String CHECKS =
            "atMost, needs, states, kinds, authors, authorsShown, ownName, without";

    private RuleReader() {}

    static List<FunderRule> read(JsonMembers owner, int section) {
        List<FunderRule> rules = new ArrayList<>();
        for (JsonMembers rule : owner.list("rules")) {
            Optional<Check> check = check(rule);
            String name = rule.text("name", check.map(RuleReader::name).orElse(""));
            String where = rule.text("where", "");
            String remedy = rule.text("do", "");
            check.ifPresentOrElse(
                    it -> rules.add(new FunderRule(name, section, where, it, remedy)),
                    () ->
                            rule.say(
                                    LocalizedSentence.of(
                                            "names nothing to check, such as: {0}", CHECKS)));
            rule.done();
        }
        return rules;
    }

    private static Optional<Check> check(JsonMembers rule) {
        List<Check> checks = new ArrayList<>();
        if (rule.has("atMost")) {
            checks.add(new Check.AtMost(rule.number("atMost", 0)));
        }
        if (rule.has("needs")) {
            checks.add(new Check.Needs(rule.texts("needs")));
        }
        if (rule.has("states")) {
            checks.add(new Check.States(states(rule)));
        }
        if (rule.has("kinds")) {
            checks.add(new Check.Kinds(kinds(rule)));
        }
        if (rule.choice("authors", Authors.SOME) == Authors.ALL) {
            checks.add(new Check.AllAuthors());
        }
        if (rule.has("authorsShown")) {
            checks.add(new Check.AuthorsShown(rule.number("authorsShown", 0)));
        }
        if (rule.flag("ownName", false)) {
            checks.add(new Check.OwnName());
        }
        if (rule.has("without")) {
            checks.add(new Check.Without(rule.texts("without")));
        }
        return checks.stream().findFirst();
    }

    /// Requirements on the authors.
    private enum Authors {
        SOME,
        ALL
    }

    private static Set<String> states(JsonMembers rule) {
        List<String> known =
                Stream.concat(
                                Stream.of(FunderRule.PUBLISHED),
                                Arrays.stream(PublicationDate.State.values())
                                        .map(PublicationDate.State::key))
                        .toList();
        Set<String> states = new LinkedHashSet<>(rule.texts("states"));
        states.stream()
                .filter(state -> !known.contains(state))
                .forEach(state ->
                        rule.say(
                                "states",
                                LocalizedSentence.of(
                                        "has {0}, but may only have: {1}",
                                        state, String.join(", ", known))));
        return states;
    }

    private static Set<Kind> kinds(JsonMembers rule) {
        List<String> names = rule.texts("kinds");
        names.stream()
                .filter(name -> Kind.of(name).isEmpty())
                .forEach(name ->
                        rule.say(
                                "kinds",
                                LocalizedSentence.of("has {0}, which is not a kind", name)));
        return names.stream().flatMap(name -> Kind.of(name).stream()).collect(Collectors.toSet());
    }

    private static String name(Check check) {
        return switch (check) {
            case Check.AtMost _ -> "at-most";
            case Check.Needs(var any) -> String.join("-or-", any);
            case Check.States _ -> "state";
            case Check.Kinds _ -> "kind";
            case Check.AllAuthors _ -> "all-authors";
            case Check.AuthorsShown _ -> "authors-shown";
            case Check.OwnName _ -> "own-name";
            case Check.Without _ -> "without";
        };
    }
}
