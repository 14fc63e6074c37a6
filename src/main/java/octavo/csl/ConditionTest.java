package octavo.csl;

import java.util.List;

/// Evaluates the conditions of `choose`.
final class ConditionTest {
    private ConditionTest() {}

    static boolean hold(Element.Branch branch, ItemRendering scene) {
        return branch.conditions().isEmpty()
                || switch (branch.match()) {
                    case ALL -> !isAny(branch, false, scene);
                    case ANY -> isAny(branch, true, scene);
                    case NONE -> !isAny(branch, true, scene);
                };
    }

    /// Whether one of the conditions has the requested result; later ones are not evaluated.
    private static boolean isAny(Element.Branch branch, boolean asked, ItemRendering scene) {
        List<Element.Condition> conditions = branch.conditions();
        for (int i = 0; i < conditions.size(); i++) {
            if (holds(conditions.get(i), scene) == asked) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(Element.Condition condition, ItemRendering scene) {
        List<String> values = condition.values();
        for (int i = 0; i < values.size(); i++) {
            if (holds(condition.test(), values.get(i), scene)) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(Element.Test test, String value, ItemRendering scene) {
        CslItem item = scene.item();
        return switch (test) {
            case DISAMBIGUATE -> scene.nextCondition() < scene.facts().conditions();
            case IS_NUMERIC -> NumberField.isNumeric(TextRenderer.raw(value, scene));
            case IS_UNCERTAIN_DATE ->
                    item.dates().containsKey(value) && item.dates().get(value).uncertain();
            case LOCATOR ->
                    !scene.cite().locator().isEmpty()
                            && label(scene.cite()).equals(value.replace("sub-verbo", "sub verbo"));
            case POSITION -> position(value, scene);
            case TYPE -> item.type().equals(value);
            case VARIABLE -> has(value, scene);
        };
    }

    static String label(Cite cite) {
        return cite.label().isEmpty() ? "page" : cite.label().replace("sub-verbo", "sub verbo");
    }

    private static boolean position(String value, ItemRendering scene) {
        if (scene.scope().bibliography()) {
            return false;
        }
        CiteState facts = scene.facts();
        return value.equals("near-note") ? facts.nearNote() : facts.position().is(value);
    }

    private static boolean has(String variable, ItemRendering scene) {
        return switch (variable) {
            case "title-short" -> !scene.item().text("title-short").isEmpty();
            case "citation-label", "citation-number" -> scene.item().has(variable);
            default -> scene.item().has(variable) || !TextRenderer.raw(variable, scene).isEmpty();
        };
    }
}
