package octavo.cv.profile;

import octavo.names.NameForm;

import java.util.List;
import java.util.Map;

/// How a list of authors is written.
///
/// @param joint between two names, and
/// @param last in front of the last, where there are more than two, and
/// @param two between the names of two
/// @param most how many names are printed; 0 for all
/// @param keepSelf whether one's own name is printed all the same
/// @param self how one's own name is brought out
/// @param own one's own names, for libraries that do not say who "me" is
/// @param others how other people are brought out, by their names or by marks on them
public record NameForms(
        NameForm form,
        String joint,
        String last,
        String two,
        int most,
        boolean keepSelf,
        Emphasis self,
        List<String> own,
        Map<String, Emphasis> others) {
    public NameForms {
        own = List.copyOf(own);
        others = Map.copyOf(others);
    }

    NameForms withSelf(List<String> names) {
        Emphasis emphasis = self == Emphasis.NONE ? Emphasis.BOLD : self;
        return new NameForms(form, joint, last, two, most, keepSelf, emphasis, names, others);
    }
}
