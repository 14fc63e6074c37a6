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

    private static final Pattern LIST_SEPARATOR = Pattern.compile("\\s*[,\n]\\s*");

    private static final Set<String> PLACE_NAMES = readNames();

    private static final Pattern SEPARATOR = Pattern.compile("\\s*[,;()]+\\s*");

    /// Text after a place: a date, or additions by publishers.
    private static final Pattern DATE_AT_END =
            Pattern.compile(
                    "(?i)\\s*\\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)"
                            + "(?:uary|ruary|ch|il|ust|tember|ober|ember)?\\b.*");

    private static final Pattern IGNORED_TAIL =
            Pattern.compile(
                    "(?i)[^\\p{L}]*|.*\\d.*|proceedings\\b.*|revised\\b.*|part\\b.*|selected\\b.*"
                            + "|online|virtual\\b.*");
    private static final Pattern COUNTRY_LAST =
            Pattern.compile("\\p{Lu}.*\\s(USA|U\\.S\\.A\\.|UK|U\\.K\\.)");

    private CountryNames() {}

    private static Set<String> readNames() {
        Set<String> placeNames = new HashSet<>();
        for (String countryCode : Locale.getISOCountries()) {
            placeNames.add(Locale.of("", countryCode).getDisplayCountry(Locale.ENGLISH));
        }
        placeNames.addAll(List.of(LIST_SEPARATOR.split((OTHER_NAMES + STATES).strip(), -1)));
        return placeNames;
    }

    /// The country or state at the end of a title, after a comma or in brackets; a date may follow.
    static Optional<String> countryAtEnd(String title) {
        if (title.indexOf(',') < 0 && title.indexOf('(') < 0) {
            return Optional.empty();
        }
        List<String> titleParts = List.of(SEPARATOR.split(title, -1));
        for (int i = titleParts.size() - 1; i > 0; i--) {
            String titlePart = DATE_AT_END.matcher(titleParts.get(i)).replaceFirst("").strip();
            String placeName =
                    titlePart.endsWith(".")
                            ? titlePart.substring(0, titlePart.length() - 1)
                            : titlePart;
            if (PLACE_NAMES.contains(titlePart) || PLACE_NAMES.contains(placeName)) {
                return Optional.of(placeName);
            }
            var countryMatcher = COUNTRY_LAST.matcher(placeName);
            if (countryMatcher.matches()) {
                return Optional.of(countryMatcher.group(1));
            }
            if (!IGNORED_TAIL.matcher(titlePart).matches()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
