package octavo.check;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Names of countries and US states, as at the end of proceedings titles.
final class CountryNames {
    private static final String OTHER_NAMES =
            """
            USA, U.S.A., US, U.S., United States of America, UK, U.K., England, Scotland, Wales
            Northern Ireland, The Netherlands, Holland, Korea, Republic of Korea, Korea (South)
            Republic of China, P.R. China, PR China, P. R. China, People's Republic of China
            Hong Kong, Hong Kong SAR, Macau, Macao, Czech Republic, The Czech Republic, Turkey
            Russian Federation, USSR, Yugoslavia, Macedonia, Viet Nam, UAE, Bosnia and Herzegovina
            """;

    private static final String STATES =
            """
            Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware
            Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana
            Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana
            Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina
            North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina
            South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia
            Wisconsin, Wyoming, AL, AK, AZ, AR, CA, CO, CT, DE, FL, GA, HI, ID, IL, IN, IA, KS, KY
            LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH, NJ, NM, NY, NC, ND, OH, OK, OR, PA, RI
            SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY, DC, D.C.
            """;

    private static final Pattern LISTED = Pattern.compile("\\s*[,\n]\\s*");

    private static final Set<String> NAMES = names();

    private static final Pattern SEPARATOR = Pattern.compile("\\s*[,;()]+\\s*");

    /// Text after a place: a date, or additions by publishers.
    private static final Pattern DATE =
            Pattern.compile(
                    "(?i)\\s*\\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)"
                            + "(?:uary|ruary|ch|il|ust|tember|ober|ember)?\\b.*");

    private static final Pattern TAIL =
            Pattern.compile(
                    "(?i)[^\\p{L}]*|.*\\d.*|proceedings\\b.*|revised\\b.*|part\\b.*|selected\\b.*"
                            + "|online|virtual\\b.*");
    private static final Pattern COUNTRY_LAST =
            Pattern.compile("\\p{Lu}.*\\s(USA|U\\.S\\.A\\.|UK|U\\.K\\.)");

    private CountryNames() {}

    private static Set<String> names() {
        Set<String> names = new HashSet<>();
        for (String code : Locale.getISOCountries()) {
            names.add(Locale.of("", code).getDisplayCountry(Locale.ENGLISH));
        }
        names.addAll(List.of(LISTED.split((OTHER_NAMES + STATES).strip(), -1)));
        return names;
    }

    /// The country or state at the end of a title, after a comma or in brackets; a date may follow.
    static Optional<String> atEnd(String title) {
        if (title.indexOf(',') < 0 && title.indexOf('(') < 0) {
            return Optional.empty();
        }
        List<String> parts = List.of(SEPARATOR.split(title, -1));
        for (int i = parts.size() - 1; i > 0; i--) {
            String part = DATE.matcher(parts.get(i)).replaceFirst("").strip();
            String place = part.endsWith(".") ? part.substring(0, part.length() - 1) : part;
            if (NAMES.contains(part) || NAMES.contains(place)) {
                return Optional.of(place);
            }
            var last = COUNTRY_LAST.matcher(place);
            if (last.matches()) {
                return Optional.of(last.group(1));
            }
            if (!TAIL.matcher(part).matches()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
