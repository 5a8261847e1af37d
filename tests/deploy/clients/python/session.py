"""The session of docs/api.md with the generated client. It prints what came of each step."""

import datetime
import json
import os

import wellspring


def say(*words):
    print(*(str(word).lower() if isinstance(word, bool) else word for word in words))


client = wellspring.ApiClient(wellspring.Configuration(host=os.environ["ORIGIN"]))
account = wellspring.AccountApi(client)
credentials = wellspring.PostLoginRequest(
    email=os.environ["EMAIL"], password=os.environ["PASSWORD"]
)
# The plain answer has both cookies: the read one keeps a single header of each name.
signed_in = account.post_login_without_preload_content(credentials)
cookies = [cookie.split(";")[0] for cookie in signed_in.headers.getlist("Set-Cookie")]
client.set_default_header("Cookie", "; ".join(cookies))

place = wellspring.LocationsApi(client).get_locations(search=os.environ["SEARCH"], limit=1).locations[0]
say("place", place.name, isinstance(place.created_at, datetime.datetime))

marks = wellspring.FavoritesAndVisitsApi(client)
favorite = wellspring.PostLocationsByIdFavoriteRequest(isFavorite=True)
say("favorite", marks.post_locations_by_id_favorite(place.id, favorite).is_favorite)

lists = wellspring.ListsApi(client)
wanted = wellspring.PostTripListsRequest(name="Warm weeks")
key = "list-" + os.environ["EMAIL"]
first = lists.post_trip_lists(wanted, idempotency_key=key)
again = lists.post_trip_lists(wanted, idempotency_key=key)
say("list", first.name, first.id == again.id)

with open(os.environ["PHOTO"], "rb") as photo:
    # Where a call takes a form or JSON, this client has to be told which of them.
    review = wellspring.ReviewsApi(client).post_locations_by_id_reviews(
        place.id,
        rating=5,
        title="Calm water",
        content="Warm and clean.",
        photos=[("pool.png", photo.read())],
        _content_type="multipart/form-data",
    )
say("review", review.rating, len(review.photos))

favorites = marks.get_favorites_with_http_info(limit=10, offset=0)
say("favorites", len(favorites.data), favorites.headers["X-Total-Count"])

account.post_logout()
try:
    account.get_user()
except wellspring.ApiException as error:
    say("signed out", error.status, json.loads(error.body)["code"])
