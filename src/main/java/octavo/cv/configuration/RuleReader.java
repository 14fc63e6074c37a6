package octavo.cv.configuration;

import octavo.cv.configuration.FunderRule.RuleCondition;
import octavo.library.WorkKind;
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
    private static final String CONDITION_NAMES =
            "atMost, needs, states, kinds, authors, authorsShown, ownName, without";

    private RuleReader() {}

    static List<FunderRule> readRules(JsonMembers ownerMembers, int sectionIndex) {
        List<FunderRule> rules = new ArrayList<>();
        for (JsonMembers ruleMembers : ownerMembers.objectList("rules")) {
            Optional<RuleCondition> condition = readCondition(ruleMembers);
            String ruleName =
                    ruleMembers.textValue(
                            "name", condition.map(RuleReader::conditionName).orElse(""));
            String query = ruleMembers.textValue("where", "");
            String remedy = ruleMembers.textValue("do", "");
            condition.ifPresentOrElse(
                    presentCondition ->
                            rules.add(
                                    new FunderRule(
                                            ruleName,
                                            sectionIndex,
                                            query,
                                            presentCondition,
                                            remedy)),
                    () ->
                            ruleMembers.reportProblem(
                                    LocalizedSentence.of(
                                            "names nothing to check, such as: {0}",
                                            CONDITION_NAMES)));
            ruleMembers.reportUnknown();
        }
        return rules;
    }

    private static Optional<RuleCondition> readCondition(JsonMembers ruleMembers) {
        List<RuleCondition> conditions = new ArrayList<>();
        if (ruleMembers.hasMember("atMost")) {
            conditions.add(new RuleCondition.MostEntries(ruleMembers.numberValue("atMost", 0)));
        }
        if (ruleMembers.hasMember("needs")) {
            conditions.add(new RuleCondition.NeededValues(ruleMembers.textValues("needs")));
        }
        if (ruleMembers.hasMember("states")) {
            conditions.add(new RuleCondition.AllowedStates(readStates(ruleMembers)));
        }
        if (ruleMembers.hasMember("kinds")) {
            conditions.add(new RuleCondition.AllowedKinds(readKinds(ruleMembers)));
        }
        if (ruleMembers.enumValue("authors", AuthorRequirement.SOME) == AuthorRequirement.ALL) {
            conditions.add(new RuleCondition.AllAuthors());
        }
        if (ruleMembers.hasMember("authorsShown")) {
            conditions.add(
                    new RuleCondition.AuthorsShown(ruleMembers.numberValue("authorsShown", 0)));
        }
        if (ruleMembers.booleanValue("ownName", false)) {
            conditions.add(new RuleCondition.OwnName());
        }
        if (ruleMembers.hasMember("without")) {
            conditions.add(new RuleCondition.ForbiddenWords(ruleMembers.textValues("without")));
        }
        return conditions.stream().findFirst();
    }

    /// Requirements on the authors.
    private enum AuthorRequirement {
        SOME,
        ALL
    }

    private static Set<String> readStates(JsonMembers ruleMembers) {
        List<String> knownStates =
                Stream.concat(
                                Stream.of(FunderRule.PUBLISHED),
                                Arrays.stream(PublicationDate.PublicationState.values())
                                        .map(PublicationDate.PublicationState::pubstateKey))
                        .toList();
        Set<String> states = new LinkedHashSet<>(ruleMembers.textValues("states"));
        states.stream()
                .filter(state -> !knownStates.contains(state))
                .forEach(state ->
                        ruleMembers.reportProblem(
                                "states",
                                LocalizedSentence.of(
                                        "has the unknown value {0}; choose from: {1}",
                                        state, String.join(", ", knownStates))));
        return states;
    }

    private static Set<WorkKind> readKinds(JsonMembers ruleMembers) {
        List<String> kindNames = ruleMembers.textValues("kinds");
        kindNames.stream()
                .filter(kindName -> WorkKind.of(kindName).isEmpty())
                .forEach(kindName ->
                        ruleMembers.reportProblem(
                                "kinds",
                                LocalizedSentence.of("has {0}, which is not a kind", kindName)));
        return kindNames.stream()
                .flatMap(kindName -> WorkKind.of(kindName).stream())
                .collect(Collectors.toSet());
    }

    private static String conditionName(RuleCondition condition) {
        return switch (condition) {
            case RuleCondition.MostEntries _ -> "at-most";
            case RuleCondition.NeededValues(var alternatives) -> String.join("-or-", alternatives);
            case RuleCondition.AllowedStates _ -> "state";
            case RuleCondition.AllowedKinds _ -> "kind";
            case RuleCondition.AllAuthors _ -> "all-authors";
            case RuleCondition.AuthorsShown _ -> "authors-shown";
            case RuleCondition.OwnName _ -> "own-name";
            case RuleCondition.ForbiddenWords _ -> "without";
        };
    }
}
