package octavo.convert.csl;

import octavo.csl.CslItem.CslName;
import octavo.names.BibNameList;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Converts names for CSL items.
final class CslNames {
    private static final CslName NOBODY = CslName.literal("");

    private CslNames() {}

    static List<CslName> of(BibNameList list) {
        List<CslName> names = new ArrayList<>();
        for (PersonName name : list.names()) {
            CslName read = of(name);
            // biblatex can refer to a name in another entry; that is nothing to print.
            if (!read.equals(NOBODY)) {
                names.add(read);
            }
        }
        if (list.others()) {
            names.add(CslName.OTHERS);
        }
        return names;
    }

    private static CslName of(PersonName name) {
        Optional<String> literal = name.literal();
        if (literal.isPresent()) {
            return CslName.literal(literal.get());
        }
        PersonName parts = name.unicode();
        String particle = parts.prefix() + (parts.hyphenated() ? "-" : "");
        boolean drops = isDropping(name);
        return new CslName(
                parts.family(),
                parts.given(),
                drops ? particle : "",
                drops ? "" : particle,
                parts.suffix(),
                false,
                false,
                "");
    }

    /// The prefix belongs to the family name wherever BibTeX prints or sorts it, unless biblatex's
    /// `useprefix` overrides that.
    private static boolean isDropping(PersonName name) {
        return "false".equals(name.options().get("useprefix"));
    }
}
