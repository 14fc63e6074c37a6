package octavo.csl;

import octavo.csl.style.Element.BranchCondition;
import octavo.csl.style.Element.ChooseBranch;
import octavo.csl.style.Element.ConditionTest;
import octavo.csl.valueformats.NumberField;

import java.util.List;

/// Evaluates the conditions of `choose` for an item.
final class BranchConditions {
    private BranchConditions() {}

    static boolean hold(ChooseBranch branch, ItemRendering rendering) {
        return branch.conditions().isEmpty()
                || switch (branch.branchMatch()) {
                    case ALL -> !hasConditionWith(false, branch.conditions(), rendering);
                    case ANY -> hasConditionWith(true, branch.conditions(), rendering);
                    case NONE -> !hasConditionWith(true, branch.conditions(), rendering);
                };
    }

    /// Whether one of the conditions has the requested result; later ones are not evaluated.
    private static boolean hasConditionWith(
            boolean wantedResult, List<BranchCondition> conditions, ItemRendering rendering) {
        for (int i = 0; i < conditions.size(); i++) {
            if (holds(conditions.get(i), rendering) == wantedResult) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(BranchCondition condition, ItemRendering rendering) {
        List<String> values = condition.values();
        for (int i = 0; i < values.size(); i++) {
            if (holdsFor(values.get(i), condition.conditionTest(), rendering)) {
                return true;
            }
        }
        return false;
    }

    private static boolean holdsFor(
            String value, ConditionTest conditionTest, ItemRendering rendering) {
        CslItem item = rendering.item();
        return switch (conditionTest) {
            case DISAMBIGUATE -> rendering.nextCondition() < rendering.state().conditionCount();
            case IS_NUMERIC -> NumberField.isNumeric(TextRenderer.rawText(value, rendering));
            case IS_UNCERTAIN_DATE ->
                    item.dates().containsKey(value) && item.dates().get(value).isUncertain();
            case LOCATOR ->
                    !rendering.cite().locator().isEmpty()
                            && rendering
                                    .cite()
                                    .locatorTerm()
                                    .equals(value.replace("sub-verbo", "sub verbo"));
            case POSITION -> isAtPosition(value, rendering);
            case TYPE -> item.type().equals(value);
            case VARIABLE -> hasVariable(value, rendering);
        };
    }

    private static boolean isAtPosition(String position, ItemRendering rendering) {
        if (rendering.environment().isBibliography()) {
            return false;
        }
        CiteState state = rendering.state();
        return position.equals("near-note")
                ? state.isNearNote()
                : state.position().matches(position);
    }

    private static boolean hasVariable(String variable, ItemRendering rendering) {
        return switch (variable) {
            case "title-short" -> !rendering.item().text("title-short").isEmpty();
            case "citation-label", "citation-number" -> rendering.item().hasVariable(variable);
            default ->
                    rendering.item().hasVariable(variable)
                            || !TextRenderer.rawText(variable, rendering).isEmpty();
        };
    }
}
