package octavo.cv.configuration;

import octavo.names.NameForm;

import java.util.List;
import java.util.Map;

/// How a list of authors is formatted.
///
/// @param nameSeparator between two names
/// @param lastSeparator before the last name, if there are more than two
/// @param pairSeparator between two names
/// @param mostNames the most names printed; 0 for all
/// @param keepsSelf whether one's own name is always printed
/// @param selfEmphasis how one's own name is highlighted
/// @param ownNames one's own names, for libraries that do not record who "me" is
/// @param otherEmphases how other people are highlighted, by name or by mark
public record NameForms(
        NameForm nameForm,
        String nameSeparator,
        String lastSeparator,
        String pairSeparator,
        int mostNames,
        boolean keepsSelf,
        Emphasis selfEmphasis,
        List<String> ownNames,
        Map<String, Emphasis> otherEmphases) {
    public NameForms {
        ownNames = List.copyOf(ownNames);
        otherEmphases = Map.copyOf(otherEmphases);
    }

    NameForms withSelf(List<String> newOwnNames) {
        Emphasis emphasis = selfEmphasis == Emphasis.NONE ? Emphasis.BOLD : selfEmphasis;
        return new NameForms(
                nameForm,
                nameSeparator,
                lastSeparator,
                pairSeparator,
                mostNames,
                keepsSelf,
                emphasis,
                newOwnNames,
                otherEmphases);
    }
}
