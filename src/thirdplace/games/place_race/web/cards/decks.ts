// Made by drawing/make_board.py from events.toml. Do not edit: run it again.

export type Deck = { id: string; day: readonly string[]; late: readonly string[] };
export type Source = { id: string; source: string };

export const DECKS: readonly Deck[] = [
  { id: "standard", day: ["waitangi-1840", "auckland-1840", "st-arnaud-1843", "christchurch-1850", "lawrence-1861", "nelson-1870", "parihaka-1881", "rotorua-1886", "wellington-1893", "greymouth-1896", "oamaru-1913", "arthurs-pass-1923", "napier-1931", "kaikoura-1945", "taupo-1958", "masterton-1961"], late: ["te-hapua-1975", "whakatane-1987", "queenstown-1988", "oban-2002"] },
  { id: "second", day: ["nelson-1842", "taupo-1856", "new-plymouth-1860", "wellington-1865", "dunedin-1882", "reefton-1888", "aoraki-mount-cook-1894", "raurimu-1908", "waihi-1912", "murchison-1929", "ruatoria-1943", "te-anau-1948", "opononi-1956", "haast-1965", "bluff-1971", "auckland-1985"], late: ["akaroa-1998", "gisborne-2000", "invercargill-2009", "waikaremoana-2014"] },
];

export const SOURCES: readonly Source[] = [
  { id: "waitangi-1840", source: "http://nzhistory.net.nz/the-treaty-of-waitangi-is-signed" },
  { id: "auckland-1840", source: "https://paperspast.natlib.govt.nz/newspapers/NZH19340922.2.185.3" },
  { id: "nelson-1842", source: "https://nzhistory.govt.nz/first-nz-company-settlers-arrive-in-nelson" },
  { id: "st-arnaud-1843", source: "http://what-when-how.com/Tutorial/topic-2344u3tb/Hiking-and-Tramping-in-New-Zealand-381.html" },
  { id: "christchurch-1850", source: "https://en.wikipedia.org/wiki/First_Four_Ships" },
  { id: "taupo-1856", source: "http://nzetc.victoria.ac.nz/tm/scholarly/tei-Gov10_08Rail-t1-body-d4-d6.html" },
  { id: "new-plymouth-1860", source: "https://nzhistory.net.nz/taranaki-war-erupts-after-shots-exchanged-at-waitara" },
  { id: "lawrence-1861", source: "https://en.wikipedia.org/wiki/Lawrence,_New_Zealand" },
  { id: "wellington-1865", source: "https://schools.look4.net.nz/history/new_zealand/time_line2/wellingto_capital" },
  { id: "nelson-1870", source: "https://www.rugbymuseum.co.nz/stories/on-this-day-in-new-zealand-rugby/may-on-this-day/may-14-1870-first-game-of-rugby-in-new-zealand" },
  { id: "parihaka-1881", source: "https://thespinoff.co.nz/atea/03-10-2016/the-monday-extract-the-disgrace-of-parihaka-by-danny-keenan/" },
  { id: "dunedin-1882", source: "http://nzhistory.net.nz/first-shipment-of-frozen-meat-leaves-nz" },
  { id: "rotorua-1886", source: "https://en.wikipedia.org/wiki/1886_eruption_of_Mount_Tarawera" },
  { id: "reefton-1888", source: "https://www.eea.co.nz/Site/about/electricity-Industry/125-years.aspx" },
  { id: "wellington-1893", source: "https://www.reedgallery.co.nz/exhibitions/voices-and-votes/1" },
  { id: "aoraki-mount-cook-1894", source: "https://nzhistory.govt.nz/page/first-ascent-aorakimt-cook" },
  { id: "greymouth-1896", source: "https://tohuwhenua.nz/news-stories-travel-tips/news/125-years-ago-today-nz-s-deadliest-industrial-disaster" },
  { id: "raurimu-1908", source: "http://www.parliament.nz/en-nz/about-parliament/how-parliament-works/speaker/speeches/00SpeakSpeech050820081/opening-remarks-at-function-to-celebrate-the-centenary" },
  { id: "waihi-1912", source: "http://nzhistory.net.nz/striker-killed-at-waihi" },
  { id: "oamaru-1913", source: "http://www.odt.co.nz/regions/north-otago/245314/terra-nova-arrival-1913-remembered" },
  { id: "arthurs-pass-1923", source: "https://engineeringnz.org/programmes/heritage/heritage-records/otira-tunnel" },
  { id: "murchison-1929", source: "https://www.geonet.org.nz/news/53nJlJkUgqv2VljQcawjnW" },
  { id: "napier-1931", source: "https://ebsco.com/research-starters/earth-and-atmospheric-sciences/hawkes-bay-earthquake" },
  { id: "ruatoria-1943", source: "https://28maoribattalion.org.nz/mi/comment/1407" },
  { id: "kaikoura-1945", source: "https://paperspast.natlib.govt.nz/newspapers/WT19451217.2.30" },
  { id: "te-anau-1948", source: "https://newsroom.co.nz/2023/11/24/cautious-optimism-after-takehes-rebirth/" },
  { id: "opononi-1956", source: "https://wikimili.com/en/Opo_(dolphin)" },
  { id: "taupo-1958", source: "https://teara.govt.nz/mi/photograph/15058/supplying-the-wairakei-power-station" },
  { id: "masterton-1961", source: "https://times-age.co.nz/sports/golden-shears-week-back-where-it-began-60-years-ago/" },
  { id: "haast-1965", source: "https://www.odt.co.nz/regions/queenstown-lakes/re-enactment-mark-haast-highway-opening" },
  { id: "bluff-1971", source: "https://paperspast.natlib.govt.nz/newspapers/CHP19711130.2.9" },
  { id: "te-hapua-1975", source: "https://www.nzgeo.com/stories/inside-the-land-march/?source=trending" },
  { id: "auckland-1985", source: "https://archaehistoria.org/new-zealand-sites/44-rainbow-warrior" },
  { id: "whakatane-1987", source: "https://en.wikipedia.org/wiki/1987_Edgecumbe_earthquake" },
  { id: "queenstown-1988", source: "http://www.stuff.co.nz/southland-times/news/features/9410894/Ups-and-downs" },
  { id: "akaroa-1998", source: "https://www.ecan.govt.nz/get-involved/news-and-events/2023/gift-of-crown-apology-to-ngai-tahu-anchors-partnership-with-mana-whenua/" },
  { id: "gisborne-2000", source: "https://www.nzherald.co.nz/nz/happy-gisborne-keeps-its-party-going/PHXNL6KXG2CIRWTC7COMWKHZX4" },
  { id: "oban-2002", source: "https://www.doc.govt.nz/news/media-releases/2012/rakiura-national-park-celebrates-10th-anniversary/" },
  { id: "invercargill-2009", source: "http://tvnz.co.nz/national-news/tuatara-new-father-11-111-years-old-2453122" },
  { id: "waikaremoana-2014", source: "http://maorilawreview.co.nz/2014/10/tuhoe-crown-settlement-te-urewera-act-2014/" },
];
