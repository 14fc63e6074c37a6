package octavo.cv.list;

import octavo.richtext.Run;

import java.util.List;
import java.util.regex.Pattern;

/// Takes "et al." away from the end of a list of names. A style joins what follows otherwise behind
/// "et al." than behind a name: the point of "al." may be the one that ends the names.
final class NamesEnd {
    private static final Pattern JOINT = Pattern.compile("(?s)^[\\h\\v,.;:，。、；：]*");

    private final String list;
    private final String joint;
    private boolean joins;

    /// @param behind what stands behind the last name where all names are written
    NamesEnd(String list, String behind) {
        this.list = list;
        this.joint = behind.substring(0, behind.length() - withoutJoint(behind).length());
    }

    private static String withoutJoint(String text) {
        return JOINT.matcher(text).replaceFirst("");
    }

    /// What becomes of a piece of a reference; pieces are asked for in their order.
    List<Run> of(Run run) {
        if (run instanceof Run.Person person && isOthers(person)) {
            joins = true;
            return text(joint);
        }
        if (joins && run instanceof Run.Text(String text)) {
            String rest = withoutJoint(text);
            joins = rest.isEmpty();
            return text(rest);
        }
        return List.of(run);
    }

    private boolean isOthers(Run.Person person) {
        return person.list().equals(list) && person.isOthers();
    }

    private static List<Run> text(String text) {
        return text.isEmpty() ? List.of() : List.of(new Run.Text(text));
    }
}
