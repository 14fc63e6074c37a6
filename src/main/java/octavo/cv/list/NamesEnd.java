package octavo.cv.list;

import octavo.richtext.Run;

import java.util.List;
import java.util.regex.Pattern;

/// Removes "et al." from the end of a list of names. Styles join the following text differently
/// after "et al." than after a name: the full stop of "al." may also end the names.
final class NamesEnd {
    private static final Pattern JOINT = Pattern.compile("(?s)^[\\h\\v,.;:，。、；：]*");

    private final String list;
    private final String joint;
    private boolean joins;

    /// @param behind the text after the last name when all names are printed
    NamesEnd(String list, String behind) {
        this.list = list;
        this.joint = behind.substring(0, behind.length() - withoutJoint(behind).length());
    }

    private static String withoutJoint(String text) {
        return JOINT.matcher(text).replaceFirst("");
    }

    /// The rewritten piece of a reference; call it for the pieces in order.
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
