package octavo.csl;

import java.util.List;

/// Decides the conditions of `choose`.
final class Conditions {
    private Conditions() {}

    static boolean hold(Element.Branch branch, Scene scene) {
        List<Element.Condition> conditions = branch.conditions();
        return conditions.isEmpty()
                || switch (branch.match()) {
                    case ALL -> conditions.stream().allMatch(c -> holds(c, scene));
                    case ANY -> conditions.stream().anyMatch(c -> holds(c, scene));
                    case NONE -> conditions.stream().noneMatch(c -> holds(c, scene));
                };
    }

    private static boolean holds(Element.Condition condition, Scene scene) {
        String value = condition.value();
        CslItem item = scene.item();
        return switch (condition.test()) {
            case "disambiguate" -> scene.nextCondition() < scene.facts().conditions();
            case "is-numeric" -> Numbers.isNumeric(TextRenderer.raw(value, scene));
            case "is-uncertain-date" ->
                    item.dates().containsKey(value) && item.dates().get(value).uncertain();
            case "locator" ->
                    !scene.cite().locator().isEmpty()
                            && label(scene.cite()).equals(value.replace("sub-verbo", "sub verbo"));
            case "position" -> position(value, scene);
            case "type" -> item.type().equals(value);
            case "variable" -> has(value, scene);
            default -> false;
        };
    }

    static String label(Cite cite) {
        return cite.label().isEmpty() ? "page" : cite.label().replace("sub-verbo", "sub verbo");
    }

    private static boolean position(String value, Scene scene) {
        if (scene.scope().bibliography()) {
            return false;
        }
        Facts facts = scene.facts();
        return value.equals("near-note") ? facts.nearNote() : facts.position().is(value);
    }

    private static boolean has(String variable, Scene scene) {
        if (variable.equals("title-short")) {
            return !scene.item().text("title-short").isEmpty();
        }
        boolean text = !TextRenderer.raw(variable, scene).isEmpty();
        return text || scene.item().has(variable);
    }
}
