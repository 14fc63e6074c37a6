package octavo.cv.configuration;

import octavo.cv.configuration.Profile.HeadingStyle;

/// How a list is laid out in the formats that are markup or text.
///
/// @param rawAround markup before and after the whole list
public record ListLayout(
        HeadingStyle headingStyle, ListSeparators separators, RawAround rawAround) {}
