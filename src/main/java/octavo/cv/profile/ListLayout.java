package octavo.cv.profile;

import octavo.cv.profile.Profile.Headings;

/// How a list is laid out in the formats that are markup or text.
///
/// @param around markup before and after the whole list
public record ListLayout(Headings headings, ListSeparators separators, RawAround around) {}
