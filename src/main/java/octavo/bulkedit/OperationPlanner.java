package octavo.bulkedit;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.library.TypedText;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Plans the effect of one operation on an entry.
final class OperationPlanner {
    private final FieldOperation operation;

    OperationPlanner(FieldOperation operation) {
        this.operation = operation;
    }

    void plan(EntryPlan plan) {
        switch (operation) {
            case FieldOperation.SetText(var field, var text) -> setText(plan, field, text);
            case FieldOperation.SetValue(var field, var value) -> setValue(plan, field, value);
            case FieldOperation.AddText(var field, var text) -> add(plan, field, text);
            case FieldOperation.RemoveMember(var field, var member) ->
                    removeMember(plan, field, member);
            case FieldOperation.ClearField(var field) -> plan.places(field).forEach(plan::remove);
            case FieldOperation.MoveField(var from, var to) -> move(plan, from, to);
            case FieldOperation.CopyField(var from, var to) -> copy(plan, from, to);
            case FieldOperation.ReplaceText replace -> replace(plan, replace);
        }
    }

    private static void setText(EntryPlan plan, String field, String text) {
        if (plan.entry().has(field) && plan.text(field).equals(text)) {
            return;
        }
        TypedText.value(plan.entry(), field, text, plan.macros().at(plan.index()))
                .ifPresentOrElse(
                        value -> plan.set(field, value), () -> plan.leave(-1, unbalanced(text)));
    }

    private static LocalizedSentence unbalanced(String text) {
        return LocalizedSentence.of("The braces of this value would not balance: {0}", text);
    }

    private static void setValue(EntryPlan plan, String field, BibValue value) {
        Optional<BibValue.Macro> undefined =
                value.parts().stream()
                        .filter(BibValue.Macro.class::isInstance)
                        .map(BibValue.Macro.class::cast)
                        .filter(name -> !plan.macros().isDefined(name.folded(), plan.index()))
                        .findFirst();
        if (undefined.isPresent()) {
            plan.leave(
                    -1,
                    LocalizedSentence.of(
                            "No @string before this entry defines {0}.", undefined.get().name()));
        } else {
            plan.set(field, value);
        }
    }

    private static void add(EntryPlan plan, String field, String text) {
        String before = plan.text(field);
        if (before.isBlank()) {
            setText(plan, field, text);
        } else if (!MemberList.isList(field)) {
            changeText(plan, field, before.stripTrailing() + " " + text);
        } else if (!MemberList.of(field, before).has(text)) {
            changeText(plan, field, MemberList.of(field, before).added(before, text));
        }
    }

    private static void removeMember(EntryPlan plan, String field, String member) {
        MemberList list = MemberList.of(field, plan.text(field));
        if (!list.has(member)) {
            return;
        }
        MemberList kept = list.without(member);
        if (kept.members().isEmpty()) {
            plan.remove(plan.places(field).getFirst());
        } else {
            changeText(plan, field, kept.text());
        }
    }

    /// Changes the text of a field, unless the text comes from elsewhere.
    private static void changeText(EntryPlan plan, String field, String text) {
        BibValue now = plan.entry().value(field).orElseThrow();
        if (now.parts().stream().anyMatch(BibValue.Macro.class::isInstance)) {
            plan.leave(plan.places(field).getFirst(), usesString(field));
        } else {
            plan.entry()
                    .valueOf(field, text)
                    .ifPresentOrElse(
                            value -> plan.set(field, value),
                            () -> plan.leave(-1, unbalanced(text)));
        }
    }

    private static LocalizedSentence usesString(String field) {
        return LocalizedSentence.of(
                "The value of {0} uses a string; edit the string itself.", field);
    }

    private static void move(EntryPlan plan, String from, String to) {
        List<Integer> places = plan.places(from);
        if (places.isEmpty() || from.equals(to)) {
            return;
        }
        int place = places.getFirst();
        if (!plan.entry().has(to) || from.equalsIgnoreCase(to)) {
            plan.rename(place, to);
        } else if (plan.text(from).equals(plan.text(to))) {
            plan.remove(place);
        } else {
            plan.leave(place, occupied(to));
        }
    }

    private static LocalizedSentence occupied(String field) {
        return LocalizedSentence.of("The entry already has another value in {0}.", field);
    }

    private static void copy(EntryPlan plan, String from, String to) {
        Optional<BibValue> value = plan.entry().value(from);
        if (value.isEmpty() || from.equalsIgnoreCase(to)) {
            return;
        }
        if (!plan.entry().has(to)) {
            plan.set(to, value.get());
        } else if (!plan.text(from).equals(plan.text(to))) {
            plan.leave(plan.places(from).getFirst(), occupied(to));
        }
    }

    private static void replace(EntryPlan plan, FieldOperation.ReplaceText replace) {
        BibEntry entry = plan.entry();
        boolean hasNames = !plan.macros().isEmpty();
        if (!hasNames && !replace.replacement().mayMatch(entry.text())) {
            return;
        }
        for (int i = 0; i < entry.fieldCount(); i++) {
            String name = entry.fieldName(i).toLowerCase(Locale.ROOT);
            if (replace.fields().isEmpty() || replace.fields().contains(name)) {
                replace(plan, i, replace.replacement());
            }
        }
    }

    private static void replace(EntryPlan plan, int place, TextReplacement replacement) {
        BibField field = plan.entry().field(place);
        if (!replacement.mayMatch(field.source()) && plan.macros().isEmpty()) {
            return;
        }
        try {
            BibValue value = field.value();
            value.withTexts(replacement::replaced)
                    .flatMap(each -> withNumber(each, replacement))
                    .ifPresentOrElse(
                            each -> plan.set(place, each),
                            () -> plan.leave(place, unbalanced(field.source())));
            leaveNames(plan, place, value, replacement);
        } catch (StackOverflowError _) {
            plan.leave(
                    place,
                    LocalizedSentence.of(
                            "This value of {0} is too long for the regular expression.",
                            field.name()));
        }
    }

    /// A bare number stays undelimited as long as it is a number.
    private static Optional<BibValue> withNumber(BibValue value, TextReplacement replacement) {
        if (value.parts().size() == 1
                && value.parts().getFirst() instanceof BibValue.Bare bare
                && bare.isNumber()) {
            String text = replacement.replaced(bare.text());
            boolean isNumber = new BibValue.Bare(text).isNumber();
            return isNumber ? Optional.of(BibValue.parse(text)) : BibValue.braced(text);
        }
        return Optional.of(value);
    }

    /// Reports matches inside an `@string`.
    private static void leaveNames(
            EntryPlan plan, int place, BibValue value, TextReplacement replacement) {
        if (plan.macros().isEmpty()) {
            return;
        }
        List<String> found = new ArrayList<>();
        for (BibValue.Part part : value.parts()) {
            if (part instanceof BibValue.Macro macro) {
                plan.macros()
                        .beginning(macro.folded(), plan.index())
                        .filter(replacement::matches)
                        .ifPresent(_ -> found.add(macro.name()));
            }
        }
        if (!found.isEmpty()) {
            plan.leave(
                    place,
                    LocalizedSentence.of(
                            "The text is in the string {0}; edit the string itself.",
                            String.join(", ", found)));
        }
    }
}
