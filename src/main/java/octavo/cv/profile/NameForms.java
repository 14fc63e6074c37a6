package octavo.cv.profile;

import octavo.names.NameForm;

import java.util.List;
import java.util.Map;

/// How a list of authors is formatted.
///
/// @param joint between two names
/// @param last before the last name, if there are more than two
/// @param two between two names
/// @param most the most names printed; 0 for all
/// @param keepSelf whether one's own name is always printed
/// @param self how one's own name is highlighted
/// @param own one's own names, for libraries that do not record who "me" is
/// @param others how other people are highlighted, by name or by mark
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
