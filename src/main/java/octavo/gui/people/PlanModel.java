package octavo.gui.people;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

import octavo.people.Plan;
import octavo.people.Rewrite;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// Rewrites that are looked at before they are made, each of which can be left out.
public final class PlanModel {
    private final String name;
    private final Plan plan;
    private final Consumer<Plan> made;
    private final Set<Rewrite> left = new HashSet<>();
    private final ReadOnlyIntegerWrapper wanted = new ReadOnlyIntegerWrapper();

    /// @param name how the person is to be written
    /// @param made makes a plan
    PlanModel(String name, Plan plan, Consumer<Plan> made) {
        this.name = name;
        this.plan = plan;
        this.made = made;
        wanted.set(plan.rewrites().size());
    }

    public String name() {
        return name;
    }

    public List<Rewrite> rewrites() {
        return plan.rewrites();
    }

    /// Names that cannot be rewritten, with the reasons.
    public List<Rewrite.Refused> refused() {
        return plan.refused();
    }

    public boolean isWanted(Rewrite rewrite) {
        return !left.contains(rewrite);
    }

    public void want(Rewrite rewrite, boolean yes) {
        if (yes) {
            left.remove(rewrite);
        } else {
            left.add(rewrite);
        }
        wanted.set(plan.rewrites().size() - left.size());
    }

    /// How many rewrites are wanted.
    public ReadOnlyIntegerProperty wantedProperty() {
        return wanted.getReadOnlyProperty();
    }

    /// Makes the rewrites that are wanted, as one step.
    public void make() {
        made.accept(plan.only(this::isWanted));
    }
}
